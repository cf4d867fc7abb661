import { type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'bias-lab'> = { sample: [slide('Példák: gyerekhang', 40)] };
