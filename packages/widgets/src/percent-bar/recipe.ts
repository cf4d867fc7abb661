import { type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'percent-bar'> = {
  parts: [slide('Százalékláb', 25)],
  chain: [slide('1. változás', -20), slide('2. változás', 25)],
};
