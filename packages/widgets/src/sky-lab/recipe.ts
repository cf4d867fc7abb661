import { type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'sky-lab'> = {
  phases: [slide('A Hold helye', 7.5)],
  eclipse: [slide('Újhold óta', 14.75), slide('A Hold a pályasík fölött', 0)],
  day: [slide('Helyi idő', 18)],
  seasons: [slide('Dátum', 357)],
};
