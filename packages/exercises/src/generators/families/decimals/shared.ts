import { tidy } from '@eszkerek/numbers/arithmetic';
import { decimalsOf, textNumber } from '@eszkerek/numbers/hungarian';

/** Scaled integers: the second method never meets a float. */
export const scaled = (n: number): number => Math.round(n * 1000);

export const decimal = (whole: number, decimals: number): number => tidy(whole / 10 ** decimals);

/** In a formula, filled up with zeros. */
export const padded = (n: number, decimals: number): string => n.toFixed(decimals).replace('.', '{,}');

/** The whole parts and the digits after the comma as two separate sums. */
export function separately(a: number, b: number, adding: boolean): number {
  const [wa, fa = '0'] = textNumber(a).split(',');
  const [wb, fb = '0'] = textNumber(b).split(',');
  const tails = adding ? Number(fa) + Number(fb) : Math.abs(Number(fa) - Number(fb));
  return Number(`${adding ? Number(wa) + Number(wb) : Number(wa) - Number(wb)}.${tails}`);
}

/** The last digits under each other instead of the commas. */
export function rightAligned(a: number, b: number, adding: boolean): number {
  const digits = (n: number): number => Number(textNumber(n).replace(',', ''));
  const [p, q] = [digits(a), digits(b)];
  return tidy((adding ? p + q : Math.abs(p - q)) / 10 ** Math.max(decimalsOf(a), decimalsOf(b)));
}

/** Comma under comma, but in each column the smaller digit is taken from the larger one. */
export function smallerFromLarger(a: number, b: number): number {
  const decimals = Math.max(decimalsOf(a), decimalsOf(b));
  const digits = (n: number): string => n.toFixed(decimals).replace('.', '');
  const [top, bottom] = [digits(a), digits(b).padStart(digits(a).length, '0')];
  const columns = [...top].map((digit, i) => Math.abs(Number(digit) - Number(bottom[i])));
  return decimal(Number(columns.join('')), decimals);
}
