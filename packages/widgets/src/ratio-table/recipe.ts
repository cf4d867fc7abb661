import { check, type Recipe, slide, write } from '../kit/recipe.ts';

export const recipe: Recipe<'ratio-table'> = {
  fill: [write('ár, ha füzet: 1', '7'), write('ár, ha füzet: 7', '49'), check],
  scale: [slide('térkép', 7)],
  proportion: [write('x =', '20'), check],
};
