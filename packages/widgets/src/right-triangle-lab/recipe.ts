import { type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'right-triangle-lab'> = {
  squares: [slide('a befogó', 3), slide('b befogó', 4)],
  altitude: [slide('p szelet', 3), slide('q szelet', 12)],
  trig: [slide('Szög', 30)],
  tower: [slide('Távolság', 20)],
};
