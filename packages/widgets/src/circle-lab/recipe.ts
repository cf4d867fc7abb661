import { type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'circle-lab'> = {
  line: [slide('Az egyenes távolsága', 4)],
  inscribed: [slide('Ív', 100)],
  tangent: [slide('A pont távolsága', 5)],
  sectors: [slide('Cikkek száma', 24)],
  polygon: [slide('Oldalak száma', 6)],
  arc: [slide('Középponti szög', 60)],
};
