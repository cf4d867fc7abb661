import { press, type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'triangle-lab'> = {
  shape: [slide('C pont', 1, 6), press('Letépem a sarkokat')],
  sticks: [slide('c pálca', 5)],
  lines: [press('magasságvonalak'), slide('C pont', 5, 2)],
  congruent: [slide('Forgatás', 0), slide('Vízszintes csúsztatás', 0)],
};
