import { check, choose, press, type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'sequence-machine'> = {
  chain: [press('Bemenet: több', 4)],
  guess: [press('· 2'), press('+ 1'), check],
  pattern: [slide('Hányadik minta?', 10)],
  arrows: [choose('1 →', '2'), choose('2 →', '4'), choose('3 →', '6'), check],
};
