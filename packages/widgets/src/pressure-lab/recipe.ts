import { check, order, type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'pressure-lab'> = {
  press: [slide('Felület', 900)],
  compare: [order('hótalp: 600 N, 0,3 m²', 'elefánt lába: 12 000 N, 0,1 m²', 'tűsarok: 500 N, 0,0001 m²'), check],
  pistons: [slide('Erő a kis dugattyún', 100)],
  depth: [slide('Mélység', 5)],
};
