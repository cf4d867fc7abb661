import { check, choose, press, type Recipe, slide, write } from '../kit/recipe.ts';

export const recipe: Recipe<'solid-net'> = {
  fold: [slide('Hajtogatás', 1)],
  'which-net': [press('1. kocka lesz'), press('3. kocka lesz'), check],
  surface: [write('Felszín', '52'), check],
  ant: [choose('Melyik két lapon megy át?', 'oldalt és felül'), check],
};
