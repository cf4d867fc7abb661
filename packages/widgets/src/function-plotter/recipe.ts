import { type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'function-plotter'> = {
  linear: [slide('a (meredekség)', 2), slide('b (tengelymetszet)', -3)],
  shift: [slide('Eltolás jobbra', 2), slide('Eltolás felfelé', 1)],
  'two-lines': [slide('g tengelymetszete', 6)],
  quadratic: [slide('b', -2), slide('c', -3)],
};
