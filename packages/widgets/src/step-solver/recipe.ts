import { check, order, press, type Recipe } from '../kit/recipe.ts';

export const recipe: Recipe<'step-solver'> = {
  order: [press('6. jel: +'), press('3. jel: ·'), press('1. jel: −')],
  choose: [press('Kiírom a tényezőket.'), press('7')],
  arrange: [order('3x + 5 = 20', '3x = 15', 'x = 5', 'Ellenőrzés: 3 · 5 + 5 = 20'), check],
  division: [press('4'), press('5'), press('Megállok: ismétlődik')],
};
