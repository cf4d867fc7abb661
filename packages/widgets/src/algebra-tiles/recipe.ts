import { press, type Recipe } from '../kit/recipe.ts';

export const recipe: Recipe<'algebra-tiles'> = {
  combine: [press('Nullapár: x és −x')],
  rectangle: [press('Vízszintes oldal: x +: több', 2), press('Függőleges oldal: x +: több', 3)],
};
