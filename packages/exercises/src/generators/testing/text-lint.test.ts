import { expect, it } from 'vitest';
import { textFaults } from './text-lint.ts';

it.each([
  'Oszd el 3-val!',
  'Szorozd 5-szer!',
  'Ez a 5 szám.',
  'Az 3 a válasz.',
  'Az 1,5 és a 15 közül a 1,5 kisebb.',
  'Ez 3 kg-rel több.',
  'A alma piros.',
  'Mennyi 3.5 fele?',
  'Ez "idézet".',
  'A szám 12345.',
  'Mennyi $3,5$?',
  'Mennyi $1x+2$?',
  'Mennyi $3+-2$?',
  'Mennyi $\\frac{1}{2$?',
  'A válasz undefined.',
  'Ez egyszerűen látszik.',
  'Két  szóköz.',
  'Ezt írta: „Az „inas” szó.”',
  'Kövesse ezt a mintát: »Álmos.«',
])('finds the fault in „%s”', text => {
  expect(textFaults(text)).not.toEqual([]);
});

it.each([
  'Oszd el 3-mal, szorozd meg 5-tel, és vonj ki 20-at!',
  'Az 5 és a 15 közül az 5 a kisebb.',
  'Az $x$ és az $y$ felcserélhető, a $b$ nem.',
  'Ez 3\u00a0kg-mal több, 25%-kal nagyobb, 60°-os.',
  'A $2\\frac{3}{4}$ és az $\\frac{1}{4}$ összege $3$.',
  'Az áramerősség 0,5\u00a0A alatt van.',
  'Ezt írta: „Az »inas« szó.” Utána ezt: „Mester.”',
  'A szám $12\\,345$, azaz 12\u202f345.',
])('lets „%s” pass', text => {
  expect(textFaults(text)).toEqual([]);
});
