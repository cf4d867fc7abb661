import { check, press, type Recipe, write } from '../kit/recipe.ts';

export const recipe: Recipe<'unit-ladder'> = {
  climb: [press('Feljebb lépek', 3)],
  answer: [write('ennyi:', '3200'), check],
};
