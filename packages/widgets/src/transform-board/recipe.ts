import { choose, press, type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'transform-board'> = {
  mirror: [slide('Tükörtengely', 6)],
  image: [slide('A′ pont', 10, 2), slide('B′ pont', 7, 2), slide('C′ pont', 7, 4)],
  choose: [choose('Transzformáció', 'eltolás'), press('Jobbra: több', 3), press('Felfelé: több')],
};
