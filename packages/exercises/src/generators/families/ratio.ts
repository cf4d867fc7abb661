import { directProportion } from './ratio/direct-proportion.ts';
import { percentBasicGen } from './ratio/percent-basic.ts';
import { percentChange } from './ratio/percent-change.ts';
import { proportion } from './ratio/proportion.ts';
import { ratioScale } from './ratio/ratio-scale.ts';

export const ratio = [ratioScale, proportion, directProportion, percentBasicGen, percentChange];
