const MINUS = '\u2212';
const THIN = '\u202f';

/** A number as the guide writes it: decimal comma, real minus, thin spaces from five digits on. */
export function num(value: number, digits = 2): string {
  const rounded = Number(value.toFixed(digits));
  const [whole = '0', decimals] = Math.abs(rounded).toString().split('.');
  const grouped = whole.length >= 5 ? whole.replace(/\B(?=(\d{3})+$)/g, THIN) : whole;
  return `${rounded < 0 ? MINUS : ''}${grouped}${decimals ? `,${decimals}` : ''}`;
}

/** Always with a sign: +3, −2, 0. */
export function signed(value: number, digits = 2): string {
  return value > 0 ? `+${num(value, digits)}` : num(value, digits);
}

export function quantity(value: number, unit: string | undefined, digits = 2): string {
  return unit ? `${num(value, digits)}\u00a0${unit}` : num(value, digits);
}

/** What a pupil types: 3,5 and 3.5, a minus of either kind, spaces between digits. */
export function readNumber(text: string): number | null {
  const plain = text
    .replaceAll(MINUS, '-')
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

/** „az” before numbers spoken with a vowel: 1, 5, 50–59, 500–599, 1000–1999, 5000–5999. */
export function article(value: number): string {
  const digits = Math.trunc(Math.abs(value)).toString();
  const group = digits.slice(0, digits.length % 3 || 3);
  if (value < 0) return 'a';
  if (digits.startsWith('5') || digits === '1' || (group === '1' && digits.length > 3)) return 'az';
  return 'a';
}

/** „az 1.”, „a 2.” – and the same at the start of a sentence. */
export const ordinal = (n: number) => `${article(n)} ${n}.`;
export const ordinalStart = (n: number) => `${article(n) === 'az' ? 'Az' : 'A'} ${n}.`;

export function list(items: string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} és ${items.at(-1)}`;
}
