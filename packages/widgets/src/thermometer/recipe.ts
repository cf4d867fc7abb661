import { type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'thermometer'> = {
  set: [slide('A folyadékszál teteje', -7)],
  change: [slide('A folyadékszál teteje', -2)],
};
