import { type Recipe, slide, slideNear } from '../kit/recipe.ts';

export const recipe: Recipe<'shadow-lab'> = {
  shadow: [slide('A test távolsága a lámpától', 5)],
  eclipse: [slideNear('A Hold helyzete', 0, 2)],
};
