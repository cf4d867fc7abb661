import { surd, type Value } from '../../value.ts';

export type Special = 30 | 45 | 60;
export const SPECIAL: readonly Special[] = [30, 45, 60];

/** The functions of 30°, 45° and 60° as n√s/d. */
type Surd = readonly [n: number, s: number, d: number];
const SIN: Record<Special, Surd> = { 30: [1, 1, 2], 45: [1, 2, 2], 60: [1, 3, 2] };
const COS: Record<Special, Surd> = { 30: [1, 3, 2], 45: [1, 2, 2], 60: [1, 1, 2] };
const TG: Record<Special, Surd> = { 30: [1, 3, 3], 45: [1, 1, 1], 60: [1, 3, 1] };
const PER_COS: Record<Special, Surd> = { 30: [2, 3, 3], 45: [1, 2, 1], 60: [2, 1, 1] };
const PER_TG: Record<Special, Surd> = { 30: [1, 3, 1], 45: [1, 1, 1], 60: [1, 3, 3] };

const times =
  (table: Record<Special, Surd>) =>
  (length: number, angle: Special, over = 1): Value => {
    const [n, s, d] = table[angle];
    return surd(length * n, s, d * over);
  };

export const timesSin = times(SIN);
export const timesCos = times(COS);
export const timesTg = times(TG);
export const overCos = times(PER_COS);
export const overTg = times(PER_TG);

export const degrees = (angle: number): Value => ({ key: String(angle), tex: `${angle}^\\circ`, text: `${angle}°`, size: angle });
export const radians = (angle: number): number => (angle * Math.PI) / 180;
