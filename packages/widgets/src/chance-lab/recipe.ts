import { press, type Recipe } from '../kit/recipe.ts';

export const recipe: Recipe<'chance-lab'> = {
  experiment: [press('1000 kísérlet')],
  'set-up': [press('2. kék: több', 2)],
  table: [press('7: 1 és 6'), press('7: 2 és 5'), press('7: 3 és 4'), press('7: 4 és 3'), press('7: 5 és 2'), press('7: 6 és 1')],
};
