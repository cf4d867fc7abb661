import { check, press, type Recipe, write } from '../kit/recipe.ts';

export const recipe: Recipe<'cube-filler'> = {
  fill: [press('1 kocka', 4), press('1 sor', 2), press('1 réteg')],
  count: [press('1 kocka', 4), press('1 sor', 2), write('Ennyi kocka tölti meg', '36'), check],
};
