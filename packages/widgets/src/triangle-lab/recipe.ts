import { press, type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'triangle-lab'> = {
  shape: [slide('C pont', 1, 6), press('Letépem a sarkokat')],
  sticks: [slide('a pálca', 2), slide('b pálca', 5), slide('c pálca', 6)],
  lines: [press('magasságvonalak'), slide('C pont', 5, 2)],
  congruent: [slide('Forgatás', 0), slide('Vízszintes csúsztatás', 0)],
};
