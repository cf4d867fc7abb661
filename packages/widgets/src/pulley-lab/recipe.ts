import { press, type Recipe, slide } from '../kit/recipe.ts';

export const recipe: Recipe<'pulley-lab'> = {
  lift: [press('Mozgócsigák: több', 2), slide('Behúzott kötél', 2)],
  axle: [slide('A kerék sugara', 50), slide('Húzóerő', 60)],
};
