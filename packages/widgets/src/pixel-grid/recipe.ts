import { press, type Recipe } from '../kit/recipe.ts';

const rise = (cells: [row: number, column: number][], to: number) =>
  cells.flatMap(([row, column]) => Array.from({ length: to }, (_, value) => press(`Képpont, ${row}. sor, ${column}. oszlop: ${value}`)));

export const recipe: Recipe<'pixel-grid'> = {
  draw: rise(
    [
      [1, 3],
      [2, 2],
      [2, 3],
      [2, 4],
      [3, 1],
      [3, 2],
      [3, 3],
      [3, 4],
      [3, 5],
      [4, 3],
      [5, 3],
    ],
    1,
  ),
  numbers: rise(
    [
      [1, 2],
      [1, 3],
      [2, 1],
      [2, 4],
      [3, 1],
      [3, 4],
      [4, 2],
      [4, 3],
    ],
    3,
  ),
  difference: [press('Második kép, 2. sor, 2. oszlop: 0')],
};
