const NBSP = '\u00a0';
const MINUS = '\u2212';

/** A decimal as digits: `-12500.5` -> ["-", "12500", "5"]. Takes at most six decimals, enough for every school value. */
function parts(n: number): { negative: boolean; whole: string; fraction: string } {
  if (!Number.isFinite(n)) throw new RangeError(`cannot print ${n}`);
  const plain = Number.isInteger(n) ? String(Math.abs(n)) : Math.abs(n).toFixed(6).replace(/0+$/, '').replace(/\.$/, '');
  const [whole = '0', fraction = ''] = plain.split('.');
  return { negative: n < 0 && Number(plain) !== 0, whole, fraction };
}

const grouped = (whole: string, space: string): string => (whole.length < 5 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, space));

/** Running text: `12 500`, `3,14`, `−4` with non-breaking spaces. */
export function textNumber(n: number): string {
  const { negative, whole, fraction } = parts(n);
  return `${negative ? MINUS : ''}${grouped(whole, NBSP)}${fraction ? `,${fraction}` : ''}`;
}

/** Inside a formula: `12\,500`, `3{,}14`, `-4`. */
export function texNumber(n: number): string {
  const { negative, whole, fraction } = parts(n);
  return `${negative ? '-' : ''}${grouped(whole, '\\,')}${fraction ? `{,}${fraction}` : ''}`;
}

/** As a key for the answer reader: `12500`, `3,14`, `-4`. */
export function keyNumber(n: number): string {
  const { negative, whole, fraction } = parts(n);
  return `${negative ? '-' : ''}${whole}${fraction ? `,${fraction}` : ''}`;
}

export const decimalsOf = (n: number): number => parts(n).fraction.length;
export const withUnit = (n: number, unit: string): string => `${textNumber(n)}${unit === '°' || unit === '%' ? '' : NBSP}${unit}`;
