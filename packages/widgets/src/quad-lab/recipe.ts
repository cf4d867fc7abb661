import { type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'quad-lab'> = {
  shape: [slide('C pont', 10, 6)],
  parallelogram: [slide('a oldal', 4), slide('Szög', 90)],
  trapezoid: [slide('Rövidebb alap', 6)],
};
