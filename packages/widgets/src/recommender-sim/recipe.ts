import { press, type Recipe } from '../kit/recipe.ts';

export const recipe: Recipe<'recommender-sim'> = {
  watch: [press('kutyasuli (állat)', 5)],
  neighbours: [press('Rajzfilm')],
};
