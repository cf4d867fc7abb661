import { circuitClosed } from './physics-phenomena/circuit-closed.ts';
import { electromagnet } from './physics-phenomena/electromagnet.ts';
import { heatingCurve } from './physics-phenomena/heating-curve.ts';
import { lensImage } from './physics-phenomena/lens-image.ts';

export const physicsPhenomena = [circuitClosed, heatingCurve, electromagnet, lensImage];
