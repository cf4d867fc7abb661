import type { Family } from '../family.ts';
import { circuitClosed } from './circuit-closed.ts';
import { electromagnet } from './electromagnet.ts';
import { heatingCurve } from './heating-curve.ts';
import { lensImage } from './lens-image.ts';
import { misconceptions } from './misconceptions.ts';
import { particlePredict } from './particle-predict.ts';

export const physicsPhenomena: Family = {
  generators: [circuitClosed, heatingCurve, electromagnet, lensImage, particlePredict],
  misconceptions,
};
