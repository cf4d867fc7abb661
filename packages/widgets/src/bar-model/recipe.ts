import { press, type Recipe } from '../kit/recipe.ts';

export const recipe: Recipe<'bar-model'> = {
  stretch: [press('Bence: részek: több', 2), press('Bence: többlet: több', 2)],
  swap: [press('tyúk → nyúl', 4)],
};
