import { numberArticle, textNumber, unitAfter } from '@eszkerek/numbers/hungarian';

/** A number as text, rounded; a value that does not exist (a division by zero on the way) is a dash. */
export const num = (value: number, digits = 2): string => (Number.isFinite(value) ? textNumber(value, digits) : '–');

/** Always with a sign: +3, −2, 0. */
export function signed(value: number, digits = 2): string {
  return value > 0 ? `+${num(value, digits)}` : num(value, digits);
}

export const quantity = (value: number, unit: string | undefined, digits = 2): string => `${num(value, digits)}${unitAfter(unit)}`;

/** What a pupil types: 3,5 and 3.5, a minus of either kind, spaces between digits. */
export function readNumber(text: string): number | null {
  const plain = text
    .replaceAll('−', '-')
    .replace(/[\s\u202f\u00a0]/g, '')
    .replace(',', '.');
  const fraction = /^(-?\d+)\/([1-9]\d*)$/.exec(plain);
  if (fraction) return Number(fraction[1]) / Number(fraction[2]);
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** Floating sums of steps like 0.1: two values that a pupil sees as equal. */
export function near(a: number, b: number, tolerance = 1e-6): boolean {
  return Math.abs(a - b) <= tolerance + 1e-9;
}

/** The nearest multiple of the step, kept inside the limits. */
export function snap(value: number, step: number, min: number, max: number): number {
  const snapped = min + Math.round((value - min) / step) * step;
  return Number(Math.min(max, Math.max(min, snapped)).toFixed(9));
}

/** „az 1.”, „a 2.” – and the same at the start of a sentence. */
export const ordinal = (n: number) => `${numberArticle(n)} ${n}.`;
export const ordinalStart = (n: number) => `${numberArticle(n) === 'az' ? 'Az' : 'A'} ${n}.`;
