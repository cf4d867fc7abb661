import { check, press, type Recipe, slide, write } from '../kit/recipe.ts';

export const recipe: Recipe<'solid-3d'> = {
  turn: [write('Lapok száma', '8'), check],
  edges: [press('CG'), press('DH'), press('FG'), press('EH'), check],
  diagonal: [write('Az átló hossza', '13'), check],
  section: [slide('A metszet magassága', 0.5)],
  'open-book': [slide('Nyitás', 90)],
};
