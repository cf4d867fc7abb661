import type { Coordinate } from './schema.ts';

export type Formula = Coordinate['curves'][number]['of'];

/** The value at x; NaN where the formula has none. */
export function valueAt(of: Formula, x: number): number {
  if ('polynomial' in of) return of.polynomial.reduceRight((sum, c) => sum * x + c, 0);
  if ('reciprocal' in of) return x === 0 ? Number.NaN : of.reciprocal / x;
  if ('absolute' in of) return of.absolute[0] * Math.abs(x - of.absolute[1]) + of.absolute[2];
  return x < of.root[1] ? Number.NaN : of.root[0] * Math.sqrt(x - of.root[1]) + of.root[2];
}

const DEGREES = ['vízszintes egyenes', 'egyenes', 'parabola', 'harmadfokú görbe'];

export function formulaName(of: Formula): string {
  if ('polynomial' in of) {
    const degree = of.polynomial.findLastIndex(c => c !== 0);
    return DEGREES[Math.max(0, degree)] ?? 'görbe';
  }
  if ('reciprocal' in of) return 'hiperbola';
  return 'absolute' in of ? 'V alakú grafikon' : 'gyökgörbe';
}
