import { press, type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'geometry-board'> = {
  points: [slide('C pont', 8, 5)],
  transversal: [slide('Az alsó egyenes dőlése', 0)],
  construct: [
    slide('Körzőnyílás (AB része)', 0.7),
    press('Kör A középponttal, a felénél nagyobb sugárral'),
    press('Ugyanekkora sugarú kör B középponttal'),
    press('A két metszéspontot összekötöm'),
  ],
};
