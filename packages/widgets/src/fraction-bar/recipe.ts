import { check, choose, press, type Recipe } from '../kit/recipe.ts';

export const recipe: Recipe<'fraction-bar'> = {
  add: [choose('első doboz: hány részre?', '4'), press('Összetolom')],
  subtract: [choose('kulacs: hány részre?', '12'), choose('megittad: hány részre?', '12'), press('Elveszem')],
  shade: [press('Számláló: több', 4)],
  equal: [choose('Hány egyenlő részre?', '12')],
  compare: [
    choose('Első sáv: hány részre?', '12'),
    choose('Második sáv: hány részre?', '12'),
    choose('Melyik nagyobb?', 'a második'),
    check,
  ],
  divide: [press('Lerakok egy darabot', 6)],
};
