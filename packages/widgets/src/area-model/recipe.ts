import { press, type Recipe, slide, slideNear } from '../kit/recipe.ts';

export const recipe: Recipe<'area-model'> = {
  multiply: [slide('Függőleges vágás', 10)],
  arrange: [press('Egy sorban: több', 2)],
  divisors: [press('Szélesség: több', 2), press('Szélesség: kevesebb', 2)],
  power: [press('Alap: több'), press('Kitevő: több')],
  fractions: [
    press('Sorok: összes: több'),
    press('Sorok: színes: több'),
    press('Oszlopok: összes: több', 3),
    press('Oszlopok: színes: több', 3),
  ],
  'square-root': [slideNear('A négyzet oldala', 5.477, 0.025)],
};
