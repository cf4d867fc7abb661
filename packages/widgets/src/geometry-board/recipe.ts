import { choose, pick, type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'geometry-board'> = {
  points: [slide('C pont', 8, 5)],
  transversal: [slide('Az alsó egyenes dőlése', 0)],
  construct: [
    choose('Eszköz', 'Körző'),
    pick('A pont'),
    pick('B pont'),
    pick('B pont'),
    pick('A pont'),
    choose('Eszköz', 'Vonalzó'),
    pick('k1 és k2 felső metszéspontja'),
    pick('k1 és k2 alsó metszéspontja'),
  ],
};
