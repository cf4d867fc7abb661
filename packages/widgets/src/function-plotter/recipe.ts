import { type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'function-plotter'> = {
  linear: [slide('a (meredekség)', 2), slide('b (tengelymetszet)', -3)],
  shift: [slide('Csúcs pont', 2, 1)],
  'two-lines': [slide('g tengelymetszete', 6)],
  quadratic: [slide('b', -2), slide('c', -3)],
};
