import { tidy } from '@eszkerek/numbers/arithmetic';
import { decimalsOf, textNumber, theSuf } from '@eszkerek/numbers/hungarian';

/** Scaled integers: the second method never meets a float. */
export const scaled = (n: number): number => Math.round(n * 1000);

export const decimal = (whole: number, decimals: number): number => tidy(whole / 10 ** decimals);

/** In a formula, filled up with zeros. */
export const padded = (n: number, decimals: number): string => n.toFixed(decimals).replace('.', '{,}');

/** The whole part and the digits after the comma as two whole numbers; prices are written with two decimals. */
const halves = (n: number, isPrice: boolean): [whole: number, tail: number] => {
  const [whole, tail = '0'] = isPrice ? n.toFixed(2).split('.') : textNumber(n).split(',');
  return [Number(whole), Number(tail)];
};

/** The whole parts and the digits after the comma as two separate sums. */
export function separately(a: number, b: number, adding: boolean, isPrice = false): number {
  const [wa, fa] = halves(a, isPrice);
  const [wb, fb] = halves(b, isPrice);
  return Number(`${adding ? wa + wb : wa - wb}.${adding ? fa + fb : Math.abs(fa - fb)}`);
}

/** The mistake of `separately` where the words of its misconception say too little. */
export const separatelyName = (a: number, b: number, adding: boolean, isPrice = false): string | undefined =>
  !adding && halves(a, isPrice)[1] < halves(b, isPrice)[1]
    ? 'a tizedesjegyeket külön számként kezeli, és a nagyobból vonja ki a kisebbet'
    : undefined;

const withoutComma = (n: number): number => Number(textNumber(n).replace(',', ''));

/** The last digits under each other instead of the commas. */
export function rightAligned(a: number, b: number, adding: boolean): number {
  const [p, q] = [withoutComma(a), withoutComma(b)];
  return tidy((adding ? p + q : Math.abs(p - q)) / 10 ** Math.max(decimalsOf(a), decimalsOf(b)));
}

/** The mistake of `rightAligned` where the words of its misconception do not fit. */
export function rightAlignedName(a: number, b: number, adding: boolean): string | undefined {
  const [p, q] = [withoutComma(a), withoutComma(b)];
  if (!adding && p < q) return `a számok jobb szélét igazítja egymás alá, és ${theSuf(q, 'ból')} vonja ki ${theSuf(p, 't')}`;
  return decimalsOf(a) === 0 ? 'a számok jobb szélét igazítja egymás alá, nem az egyeseket' : undefined;
}

/** Comma under comma, but in each column the smaller digit is taken from the larger one. */
export function smallerFromLarger(a: number, b: number): number {
  const decimals = Math.max(decimalsOf(a), decimalsOf(b));
  const digits = (n: number): string => n.toFixed(decimals).replace('.', '');
  const [top, bottom] = [digits(a), digits(b).padStart(digits(a).length, '0')];
  const columns = [...top].map((digit, i) => Math.abs(Number(digit) - Number(bottom[i])));
  return decimal(Number(columns.join('')), decimals);
}
