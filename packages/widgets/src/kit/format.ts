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

/**
 * Whole numbers near the values with the sum of the values: shown angles add up to 180. Equal values stay equal, so they are rounded
 * alone; the others are rounded down, and the units left go to those that lost most.
 */
export function roundedTogether(values: readonly number[]): number[] {
  const sum = (list: readonly number[]) => list.reduce((all, value) => all + value, 0);
  const others = values.filter((value, i) => !values.some((twin, k) => k !== i && near(twin, value)));
  const alone = values.filter(value => !others.includes(value)).map(Math.round);
  const left = Math.round(sum(values)) - sum(alone) - sum(others.map(Math.floor));
  const lost = others.toSorted((a, b) => b - Math.floor(b) - (a - Math.floor(a)));
  return values.map(value => {
    const place = lost.indexOf(value);
    return place < 0 ? Math.round(value) : Math.floor(value) + Math.ceil((left - place) / lost.length);
  });
}

const NUMBER = '\\(?[−-]?\\d[\\d,\u202f]*\\)?(?:\\s?[a-zA-ZΩ°%][a-zA-Z/²³·]{0,4}(?![a-záéíóöőúüű-]))?';
const TERM = `(?:${NUMBER}|(?<!\\p{L})[a-zA-Z](?!\\p{L}))`;
const FORMULA = new RegExp(`${TERM}(?: [·:+−=≈] ${TERM})+`, 'gu');
/** More does not fit into a line of a phone. */
const LONGEST_FORMULA = 24;

const UNITS =
  'km/h|km/s|m/s²|m/s|cm/s|N/m|N·m|N/kg|g/cm³|kg/m³|kg/dm³|(?:mm|cm|dm|km|m)[²³]?|mg|dkg|kg|g|ml|cl|dl|hl|l|ms|s|h|kN|mN|N|kPa|hPa|Pa|kJ|MJ|J|kWh|Wh|kW|MW|W|mV|kV|V|mA|A|nC|µC|C|kΩ|Ω|kHz|Hz|°C|°|K|%';
const QUANTITY = new RegExp(`(\\d) (?=(?:${UNITS})(?!\\p{L}))`, 'gu');

/** A number and its unit stay in one line. */
export const withUnits = (text: string): string => text.replace(QUANTITY, '$1\u00a0');

/** So does a formula of a sentence where it fits into one. */
export const unbroken = (text: string): string =>
  withUnits(text).replace(FORMULA, formula => (formula.length > LONGEST_FORMULA ? formula : formula.replaceAll(' ', '\u00a0')));

/** Capitalizes the first word; a single letter stays, because it names a quantity or a point. */
export const sentence = (text: string): string => text.replace(/^\p{Ll}(?=\p{Ll})/u, letter => letter.toUpperCase());

/** „az 1.”, „a 2.” – and the same at the start of a sentence. */
export const ordinal = (n: number) => `${numberArticle(n)} ${n}.`;
export const ordinalStart = (n: number) => `${numberArticle(n) === 'az' ? 'Az' : 'A'} ${n}.`;
