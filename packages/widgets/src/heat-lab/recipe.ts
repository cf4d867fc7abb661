import { choose, type Recipe, slide, slideNear } from '../kit/recipe.ts';

export const recipe: Recipe<'heat-lab'> = {
  warm: [slideNear('Idő', 80, 1.5)],
  mix: [slide('Hideg víz', 2)],
  cool: [slide('Idő', 24)],
  curve: [slideNear('Idő', 600, 30)],
  spread: [choose('Kísérlet', 'hőáramlás'), choose('Kísérlet', 'hősugárzás')],
};
