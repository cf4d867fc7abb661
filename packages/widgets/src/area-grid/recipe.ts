import { check, choose, press, type Recipe, slide, write } from '../kit/recipe.ts';

export const recipe: Recipe<'area-grid'> = {
  rectangle: [slide('sarok pont', 6, 4)],
  'l-shape': [choose('Vágás', 'függőlegesen'), write('Terület', '36'), check],
  rearrange: [press('Megkettőzöm'), write('Terület', '12'), check],
};
