import { type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'similarity-lab'> = {
  parallel: [slide('A párhuzamos helye', 0.5)],
  enlarge: [slide('Nagyítás aránya', 2)],
  shadow: [slide('A torony magassága', 24)],
};
