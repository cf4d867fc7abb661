import { check, choose, press, type Recipe, write } from '../kit/recipe.ts';

export const recipe: Recipe<'measure-bench'> = {
  ruler: [write('A hossz (ceruza)', '8,4'), press('kivonni')],
  cylinder: [
    press('kavics a vízben'),
    write('Térfogat: kavics', '18'),
    press('parafa dugó a vízben'),
    press('Lenyomom tűvel'),
    write('Térfogat: parafa dugó', '12'),
  ],
  balance: [
    press('1. súly: 100 g'),
    press('3. súly: 20 g'),
    press('5. súly: 10 g'),
    press('6. súly: 5 g'),
    press('7. súly: 2 g'),
    write('Tömeg: alma', '137'),
  ],
  repeat: [choose('Egyszerre mérve', '10'), press('Mérek egyet', 3), write('Átlag (lengésidő)', '1,4'), check],
};
