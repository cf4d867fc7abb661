import { press, type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'particle-box'> = {
  states: [slide('Hőmérséklet', 120)],
  diffusion: [press('+ 10 s', 8)],
  expansion: [slide('A rúd hőmérséklete', 80)],
};
