import { check, choose, press, type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'number-line'> = {
  place: [slide('3/4 jelölő', 0.75), slide('1 1/2 jelölő', 1.5)],
  jump: [press('+3'), press('+30'), press('+100')],
  round: [choose('Kerekítve', '4800'), check],
  mirror: [slide('Szám', 5)],
  interval: [slide('Bal végpont', -2), slide('Jobb végpont', 5), press('beletartozik (bal végpont)')],
  zoom: [press('1,4 …'), press('1,41 …'), press('1,414 …')],
  'two-hops': [press('+4', 3), press('+6', 2)],
};
