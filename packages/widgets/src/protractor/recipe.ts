import { check, type Recipe, slide, slideNear, write } from '../kit/recipe.ts';

export const recipe: Recipe<'protractor'> = {
  measure: [slide('A szögmérő elforgatása', 20), write('A szög', '65'), check],
  draw: [slideNear('Szög', 120, 2)],
  pairs: [slide('α', 40)],
};
