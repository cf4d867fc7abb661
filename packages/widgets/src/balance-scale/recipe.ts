import { check, press, type Recipe, slide, write } from '../kit/recipe.ts';

export const recipe: Recipe<'balance-scale'> = {
  equation: [press('− x'), press('− 1', 3)],
  system: [press('II. − I.'), write('Egy toll', '4'), write('Egy füzet', '5'), check],
  weighted: [slide('Az alátámasztás helye', 9)],
};
