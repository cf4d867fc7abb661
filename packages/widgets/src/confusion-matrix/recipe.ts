import { type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'confusion-matrix'> = { threshold: [slide('Küszöb', 65)] };
