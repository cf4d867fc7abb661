import type { Rat } from '@eszkerek/numbers/fraction';
import { fracTex } from '../../value.ts';

const f = fracTex;

/** 19/12 -> ` = 1\frac{7}{12}`; nothing for proper fractions and integers. */
export function asMixed(r: Rat): string {
  if (r.n < r.d || r.d === 1) return '';
  return `=${Math.floor(r.n / r.d)}${f(r.n % r.d, r.d)}`;
}

/** Denominators that a recipe or a clock may show. */
export const EVERYDAY = [2, 3, 4, 5, 6, 8, 10];
