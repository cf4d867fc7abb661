import { check, place, press, type Recipe } from '../kit/recipe.ts';

export const recipe: Recipe<'venn'> = {
  sort: [
    place('4', 'csak páros'),
    place('6', 'mindkettő: páros és 3-mal osztható'),
    place('9', 'csak 3-mal osztható'),
    place('7', 'egyikbe sem'),
    place('12', 'mindkettő: páros és 3-mal osztható'),
    check,
  ],
  regions: [press('csak A')],
};
