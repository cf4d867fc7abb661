import { type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'energy-skate'> = {
  track: [slide('1. pont magassága', 3.2)],
  energy: [slide('Sebesség', 6)],
};
