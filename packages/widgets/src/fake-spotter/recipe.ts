import { check, press, type Recipe } from '../kit/recipe.ts';

export const recipe: Recipe<'fake-spotter'> = {
  post: [
    press('A híres focista ezen a videón mindenkinek ingyen telefont ígér.'),
    press('Csak a következő 10 percben!'),
    press('Írd be ide a jelszavadat, és már küldjük is!'),
    check,
  ],
};
