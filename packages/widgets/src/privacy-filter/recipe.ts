import { check, place, press, type Recipe } from '../kit/recipe.ts';

export const recipe: Recipe<'privacy-filter'> = {
  hide: [press('Kiss Anna'), press('Petőfi iskola'), press('0740 123 456'), check],
  decide: [
    place('a kedvenc színem', 'leírhatom'),
    place('a lakcímem', 'megtartom magamnak'),
    place('a jelszavam', 'megtartom magamnak'),
    check,
  ],
};
