import type { Family } from '../family.ts';
import { directProportion } from './direct-proportion.ts';
import { inverseProportion } from './inverse-proportion.ts';
import { misconceptions } from './misconceptions.ts';
import { percentBasicGen } from './percent-basic.ts';
import { percentChange } from './percent-change.ts';
import { proportion } from './proportion.ts';
import { ratioScale } from './ratio-scale.ts';

export const ratio: Family = {
  generators: [ratioScale, proportion, directProportion, inverseProportion, percentBasicGen, percentChange],
  misconceptions,
};
