import { press, type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'lever'> = {
  balance: [press('Jobb: 3 N helye: több', 6)],
  wrench: [slide('Erő', 100), slide('Erőkar', 0.3)],
  'one-sided': [slide('Itt fogod meg', 12)],
  tipping: [slide('Dőlés', 30)],
};
