import { decimalInWords } from '@eszkerek/numbers/hungarian';
import { near, num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';

export type BuildConfig = ModeConfig<'place-value', 'build'>;
export type DigitConfig = ModeConfig<'place-value', 'digit'>;
export type ShiftConfig = ModeConfig<'place-value', 'shift'>;
export type ColumnConfig = ModeConfig<'place-value', 'column'>;

const names: Record<number, [short: string, long: string]> = {
  9: ['Mrd', 'milliárdos'],
  8: ['szM', 'százmilliós'],
  7: ['tM', 'tízmilliós'],
  6: ['M', 'milliós'],
  5: ['szE', 'százezres'],
  4: ['tE', 'tízezres'],
  3: ['E', 'ezres'],
  2: ['sz', 'százas'],
  1: ['t', 'tízes'],
  0: ['e', 'egyes'],
  [-1]: ['t', 'tized'],
  [-2]: ['sz', 'század'],
  [-3]: ['e', 'ezred'],
  [-4]: ['te', 'tízezred'],
};

export const placeName = (place: number) => names[place]?.[1] ?? '';
export const placeShort = (place: number) => names[place]?.[0] ?? '';
/** The columns from the highest to the lowest. */
export const columns = (high: number, low: number) => Array.from({ length: high - low + 1 }, (_, i) => high - i);

/** The digit of a number at a power of ten. */
export function digitAt(value: number, place: number): number {
  return Math.floor(Number((Math.abs(value) / 10 ** place).toFixed(6))) % 10;
}

/** How many decimals a number shows. */
export const decimals = (value: number) => (String(value).split('.')[1] ?? '').length;
export const topPlace = (value: number) => Math.max(0, String(Math.floor(Math.abs(value))).length - 1);

export interface Build {
  value: number;
}

const round = (value: number) => Number(value.toFixed(6));

/** Ten of a place become one of the next: adding a unit of a column carries by itself. */
export function addUnit(value: number, place: number, by: 1 | -1, high: number): number {
  const next = round(value + by * 10 ** place);
  return next < 0 || next >= 10 ** (high + 1) ? value : next;
}

export const build: Model<BuildConfig, Build> = {
  initial: ({ state }) => ({ value: state.number ?? 0 }),
  evaluate: ({ state }, goal, { value }) => {
    if (near(value, goal.number)) return solved;
    const place = columns(state.high, state.low ?? 0).find(p => digitAt(value, p) !== digitAt(goal.number, p)) ?? 0;
    return notYet(`Most ez áll itt: ${decimalInWords(value, -(state.low ?? 0))}. Nézd meg a ${placeName(place)} helyet!`);
  },
  describe: ({ state }, { value }) => `A szám: ${num(value, 4)}, kiolvasva: ${decimalInWords(value, -(state.low ?? 0))}.`,
};

export interface Digit {
  place: number | null;
}

export const digit: Model<DigitConfig, Digit> = {
  auto: false,
  initial: () => ({ place: null }),
  evaluate: ({ state }, goal, { place }) => {
    if (place === null) return notYet('Koppints az egyik számjegyre!');
    const d = digitAt(state.number, place);
    return verdict(place === goal.place, `Ez a ${placeName(place)} hely. A számjegy ${d}, a valódi értéke ${num(d * 10 ** place, 4)}.`);
  },
  describe: ({ state }, { place }) =>
    place === null
      ? `A szám: ${num(state.number, 4)}.`
      : `Kijelölve a ${placeName(place)} hely: alaki érték ${digitAt(state.number, place)}, valódi érték ${num(digitAt(state.number, place) * 10 ** place, 4)}.`,
};

export interface Shift {
  by: number;
}

export const shifted = (number: number, by: number) => round(number * 10 ** by);

export const shift: Model<ShiftConfig, Shift> = {
  initial: () => ({ by: 0 }),
  evaluate: ({ state }, goal, { by }) => {
    const now = shifted(state.number, by);
    return verdict(
      near(now, goal.number),
      `Most ${num(now, 4)} az érték. ${now < goal.number ? 'Szorzáskor balra' : 'Osztáskor jobbra'} lépnek a számjegyek.`,
    );
  },
  describe: ({ state }, { by }) =>
    `${num(state.number, 4)} ${by < 0 ? 'osztva' : 'szorozva'} ennyivel: ${num(10 ** Math.abs(by))}. Az eredmény: ${num(shifted(state.number, by), 4)}.`,
};

export interface Column {
  offset: number;
}

/** Written from the right like whole numbers, the second term stands off by the difference of the decimals. */
export const startOffset = ([a = 0, b = 0]: number[]) => (decimals(a) === decimals(b) ? 1 : decimals(b) - decimals(a));

export const columnResult = ({ terms: [a = 0, b = 0], op }: ColumnConfig['state']) => round(op === '+' ? a + b : a - b);

export const column: Model<ColumnConfig, Column> = {
  initial: ({ state }) => ({ offset: startOffset(state.terms) }),
  evaluate: (_, __, { offset }) =>
    verdict(
      offset === 0,
      `A második szám ${Math.abs(offset)} hellyel ${offset > 0 ? 'balra' : 'jobbra'} csúszott el. Így különböző helyi értékű számjegyek kerülnek egymás alá.`,
    ),
  describe: ({ state }, { offset }) =>
    offset === 0
      ? `A tizedesvesszők egymás alatt vannak. Az eredmény ${num(columnResult(state), 4)}.`
      : `A második szám ${Math.abs(offset)} hellyel el van csúszva.`,
};
