import { check, press, type Recipe, write } from '../kit/recipe.ts';

export const recipe: Recipe<'binary-switches'> = {
  switch: [press('8 értékű lámpa'), press('4 értékű lámpa'), press('1 értékű lámpa')],
  read: [write('Tízes számrendszerben', '22'), check],
};
