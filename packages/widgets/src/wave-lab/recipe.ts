import { type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'wave-lab'> = {
  rope: [slide('Frekvencia', 2)],
  sound: [slide('Frekvencia', 600)],
  echo: [slide('A fal távolsága', 340)],
};
