import { expect, it } from 'vitest';
import { unitAsWritten } from './unit-words.ts';

it.each([
  ['h', 'Két város távolsága 120 km, a sebességek 40 km/h és 60 km/h. Hány óra múlva találkoznak?', 'óra'],
  ['s', 'Egy sziklafal 340 m távolságra van. Hány másodperc múlva halljuk a visszhangot?', 'másodperc'],
  ['s', 'Háromszor mértük: 20,1 s, 20,3 s. Hány másodperc egyetlen lengés?', 's'],
  ['ml', 'Hány milliliter víz van a mérőhengerben? {"unit":"ml"}', 'ml'],
  ['km', 'Mekkora utat tesz meg 5 óra alatt?', 'km'],
  ['m', 'Hány métert tett meg 3 m/s sebességgel?', 'méter'],
  ['min', 'Hány másodperc ez?', 'min'],
  ['fok', 'Hány fok?', 'fok'],
])('shows %s as the text spells it', (unit, text, shown) => {
  expect(unitAsWritten(unit, text)).toBe(shown);
});
