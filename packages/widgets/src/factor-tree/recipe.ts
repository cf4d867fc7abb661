import { check, press, type Recipe, write } from '../kit/recipe.ts';

export const recipe: Recipe<'factor-tree'> = {
  tree: [press('6 · 10'), press('2 · 3'), press('2 · 5')],
  sieve: [press('1'), press('2 többszörösei'), press('3 többszörösei'), press('5 többszörösei'), press('7 többszörösei')],
  common: [write('Legnagyobb közös osztó', '6'), check],
  root: [press('Kihozom: 2 · 2'), press('Kihozom: 3 · 3')],
};
