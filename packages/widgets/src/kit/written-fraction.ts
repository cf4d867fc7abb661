import { minus, over, plus, type Rat, rat, times } from '@eszkerek/numbers/fraction';

/** A fraction as settings write it and bars show it: 6/8 stays 6/8. */
export interface WrittenFraction {
  num: number;
  den: number;
}

const exact = ({ num, den }: WrittenFraction): Rat => rat(num, den);
const written = ({ n, d }: Rat): WrittenFraction => ({ num: n, den: d });

/** Reads "3/4", "-5" or a finite decimal number exactly. */
export function readFraction(value: number | string): WrittenFraction {
  const [top, bottom] = String(value).split('/');
  const num = Number(top);
  if (bottom !== undefined) return { num, den: Number(bottom) };
  let den = 1;
  while (den < 1e9 && Math.abs(num * den - Math.round(num * den)) > 1e-9 * den) den *= 10;
  return { num: Math.round(num * den), den };
}

export function toNumber(value: number | string): number {
  if (typeof value === 'number') return value;
  const { num, den } = readFraction(value);
  return num / den;
}

export const reduce = (a: WrittenFraction): WrittenFraction => written(exact(a));
export const same = (a: WrittenFraction, b: WrittenFraction): boolean => a.num * b.den === b.num * a.den;
export const add = (a: WrittenFraction, b: WrittenFraction): WrittenFraction => written(plus(exact(a), exact(b)));
export const subtract = (a: WrittenFraction, b: WrittenFraction): WrittenFraction => written(minus(exact(a), exact(b)));
export const multiply = (a: WrittenFraction, b: WrittenFraction): WrittenFraction => written(times(exact(a), exact(b)));
export const divide = (a: WrittenFraction, b: WrittenFraction): WrittenFraction => written(over(exact(a), exact(b)));
