import { press, type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'coordinate-plane'> = {
  points: [slide('A pont', 3, -2)],
  battleship: [
    slide('Célkereszt pont', 2, 3),
    press('Tűz!'),
    slide('Célkereszt pont', -3, 1),
    press('Tűz!'),
    slide('Célkereszt pont', 1, -4),
    press('Tűz!'),
  ],
  distance: [slide('B pont', 4, 5)],
  proportional: [slide('Egy egységhez ennyi tartozik', 3)],
  lines: [slide('f: tengelymetszet', 3)],
};
