import type { Family } from '../family.ts';
import { forceScale } from './force-scale.ts';
import { misconceptions } from './misconceptions.ts';
import { relativeMotion } from './relative-motion.ts';
import { shadowSize } from './shadow-size.ts';
import { siConvert } from './si-convert.ts';
import { temperature } from './temperature.ts';

export const physicsBasics: Family = {
  generators: [siConvert, relativeMotion, forceScale, temperature, shadowSize],
  misconceptions,
};
