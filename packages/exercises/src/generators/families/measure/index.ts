import type { Family } from '../family.ts';
import { cuboidVolume } from './cuboid-volume.ts';
import { misconceptions } from './misconceptions.ts';
import { rectArea } from './rect-area.ts';
import { unitConvert } from './unit-convert.ts';

export const measure: Family = {
  generators: [unitConvert, rectArea, cuboidVolume],
  misconceptions,
};
