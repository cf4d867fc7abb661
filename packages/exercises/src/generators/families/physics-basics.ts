import { forceScale } from './physics-basics/force-scale.ts';
import { relativeMotion } from './physics-basics/relative-motion.ts';
import { shadowSize } from './physics-basics/shadow-size.ts';
import { siConvert } from './physics-basics/si-convert.ts';
import { temperature } from './physics-basics/temperature.ts';

export const physicsBasics = [siConvert, relativeMotion, forceScale, temperature, shadowSize];
