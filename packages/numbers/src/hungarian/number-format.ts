const NBSP = '\u00a0';
/** The space of the digit groups: does not break, and is narrower than the one before a unit. */
const NARROW_NBSP = '\u202f';
const MINUS = '\u2212';

/** Enough for every school value, and it hides the error of floating point. */
const MAX_DECIMALS = 6;

/** A decimal as digits: `-12500.5` -> ["-", "12500", "5"]. */
function parts(n: number, decimals = MAX_DECIMALS): { negative: boolean; whole: string; fraction: string } {
  if (!Number.isFinite(n)) throw new RangeError(`cannot print ${n}`);
  const plain = Number.isInteger(n) ? String(Math.abs(n)) : Math.abs(n).toFixed(decimals);
  const [whole = '0', digits = ''] = plain.split('.');
  const fraction = digits.replace(/0+$/, '');
  return { negative: n < 0 && Number(plain) !== 0, whole, fraction };
}

/** Five and more digits stand in groups of three: 12 500, but 1250. */
export const groupDigits = (digits: string, space = NARROW_NBSP): string =>
  digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, space);

/** Running text: `12 500`, `3,14`, `−4`. */
export function textNumber(n: number, decimals?: number): string {
  const { negative, whole, fraction } = parts(n, decimals);
  return `${negative ? MINUS : ''}${groupDigits(whole)}${fraction ? `,${fraction}` : ''}`;
}

/** Inside a formula: `12\,500`, `3{,}14`, `-4`. */
export function texNumber(n: number): string {
  const { negative, whole, fraction } = parts(n);
  return `${negative ? '-' : ''}${groupDigits(whole, '\\,')}${fraction ? `{,}${fraction}` : ''}`;
}

/** As a key for the answer reader: `12500`, `3,14`, `-4`. */
export function keyNumber(n: number): string {
  const { negative, whole, fraction } = parts(n);
  return `${negative ? '-' : ''}${whole}${fraction ? `,${fraction}` : ''}`;
}

export const decimalsOf = (n: number): number => parts(n).fraction.length;

const WITHOUT_SPACE = new Set(['%', '‰', '°', "'", '"']);
/** What follows a number: `25%`, `60°`, but `5 cm`. */
export const unitAfter = (unit: string | undefined): string => (!unit ? '' : WITHOUT_SPACE.has(unit) ? unit : `${NBSP}${unit}`);
export const withUnit = (n: number, unit: string): string => `${textNumber(n)}${unitAfter(unit)}`;
