import { type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'ray-diagram'> = {
  mirror: [slide('Beesési szög', 40)],
  'plane-mirror': [slide('Távolságod a tükörtől', 4)],
  refraction: [slide('Beesési szög', 60)],
  lens: [slide('Tárgytávolság', 4)],
  eye: [slide('Szemüveg', -2.5)],
  bench: [slide('1. tükör', 6, 1), slide('1. tükör: szög', 45), slide('2. tükör', 6, 6), slide('2. tükör: szög', 45)],
};
