import { tidy } from '@eszkerek/numbers/arithmetic';
import { decimalsOf, textNumber } from '@eszkerek/numbers/hungarian';

/** Scaled integers: the second method never meets a float. */
export const scaled = (n: number): number => Math.round(n * 1000);

export const decimal = (whole: number, decimals: number): number => tidy(whole / 10 ** decimals);

/** In a formula, filled up with zeros. */
export const padded = (n: number, decimals: number): string => n.toFixed(decimals).replace('.', '{,}');

/** The whole parts and the digits after the comma as two separate sums; prices are written with two decimals. */
export function separately(a: number, b: number, adding: boolean, isPrice = false): number {
  const parts = (n: number): string[] => (isPrice ? n.toFixed(2).split('.') : textNumber(n).split(','));
  const [wa, fa = '0'] = parts(a);
  const [wb, fb = '0'] = parts(b);
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

/** The digits of two numbers under each other, the last column first. */
function columnsOf(a: number, b: number): { columns: Array<readonly [top: number, under: number]>; decimals: number } {
  const decimals = Math.max(decimalsOf(a), decimalsOf(b));
  const digits = (n: number): number[] => [...n.toFixed(decimals).replace('.', '')].reverse().map(Number);
  const [top, under] = [digits(a), digits(b)];
  return { columns: Array.from({ length: Math.max(top.length, under.length) }, (_, i) => [top[i] ?? 0, under[i] ?? 0]), decimals };
}

/** By how much the result is off when the carry or the borrow of one column is forgotten: 1 of the next column, the largest first. */
function forgotten(a: number, b: number, adding: boolean): number[] {
  const { columns, decimals } = columnsOf(a, b);
  const places: number[] = [];
  let over = 0;
  // What leaves the last column is written down, not remembered.
  for (const [i, [top, under]] of columns.slice(0, -1).entries()) {
    const left = adding ? top + under + over : top - under - over;
    over = (adding ? left > 9 : left < 0) ? 1 : 0;
    if (over) places.push(tidy(10 ** (i + 1 - decimals)));
  }
  return places.reverse();
}
export const forgottenCarries = (a: number, b: number): number[] => forgotten(a, b, true).map(place => tidy(a + b - place));
export const forgottenBorrows = (a: number, b: number): number[] => forgotten(a, b, false).map(place => tidy(a - b + place));
