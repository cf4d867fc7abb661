import { listing } from '@eszkerek/numbers/hungarian';
import { near, num, quantity } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';

export type ChartConfig = ModeConfig<'data-chart', 'bars'> | ModeConfig<'data-chart', 'line'>;
export type LevelConfig = ModeConfig<'data-chart', 'level'>;
export type PieConfig = ModeConfig<'data-chart', 'pie'>;
export type DotsConfig = ModeConfig<'data-chart', 'dots'>;

const snapped = (value: number) => Number(value.toFixed(9));
export const total = (values: number[]) => Number(values.reduce((a, b) => a + b, 0).toFixed(9));
export const mean = (values: number[]) => total(values) / values.length;

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}

/** All values that come most often; empty when every value comes once. */
export function modes(values: number[]): number[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return most === 1
    ? []
    : [...counts]
        .filter(([, n]) => n === most)
        .map(([value]) => value)
        .sort((a, b) => a - b);
}

export const range = (values: number[]) => Math.max(...values) - Math.min(...values);

export interface Values {
  values: number[];
}

const each = (labels: string[], values: number[], unit?: string) =>
  labels.map((label, i) => `${label}: ${quantity(values[i] ?? 0, unit)}`).join(', ');

export const chart: Model<ChartConfig, Values> = {
  initial: ({ state }) => ({ values: state.values }),
  evaluate: ({ state, goal: config }, _, { values }) => {
    const goal: { values?: number[]; mean?: number; total?: number } = config ?? {};
    const off = goal.values?.findIndex((value, i) => !near(value, values[i] ?? Number.NaN)) ?? -1;
    if (goal.values && off !== -1)
      return notYet(`Nézd meg újra: ${state.labels[off]}. Itt most ${quantity(values[off] ?? 0, state.unit)} áll.`);
    if (goal.mean !== undefined && !near(mean(values), goal.mean, 1e-6)) return notYet(`Az átlag most ${num(mean(values))}.`);
    if (goal.total !== undefined && !near(total(values), goal.total))
      return notYet(`Összesen most ${quantity(total(values), state.unit)}.`);
    return solved;
  },
  describe: ({ state }, { values }) => `${each(state.labels, values, state.unit)}.`,
};

export interface Levelling extends Values {
  hand: number;
}

export const level: Model<LevelConfig, Levelling> = {
  initial: ({ state }) => ({ values: state.values, hand: 0 }),
  evaluate: (_, __, { values, hand }) => {
    if (hand > 0) return notYet(`Még ${num(hand)} van a kezedben. Ezt is oszd szét!`);
    return verdict(range(values) < 1e-9, `A legmagasabb és a legalacsonyabb oszlop között még ${num(range(values))} a különbség.`);
  },
  describe: ({ state }, { values, hand }) => `${each(state.labels, values, state.unit)}. A kezedben: ${num(hand)}.`,
};

/** Takes one step from a column into the hand (−1), or puts one back (+1). */
export function carry({ values, hand }: Levelling, i: number, by: 1 | -1, step = 1): Levelling {
  const value = values[i] ?? 0;
  if (by === 1 ? hand < step : value < step) return { values, hand };
  return { values: values.map((v, k) => (k === i ? Number((v + by * step).toFixed(9)) : v)), hand: Number((hand - by * step).toFixed(9)) };
}

export const angles = (values: number[]) => values.map(value => (total(values) === 0 ? 0 : (value / total(values)) * 360));

/** What one part gives to the next one, as far as there is something to give; the whole stays. */
export function give(values: number[], index: number, amount: number): number[] {
  const [own = 0, next = 0] = values.slice(index, index + 2);
  const given = Math.max(-own, Math.min(next, amount));
  return values.map((value, i) => (i === index ? snapped(own + given) : i === index + 1 ? snapped(next - given) : value));
}

/** The border of a part and the next one pulled to a place of the circle, 0 to 1 from its top. */
export function border(values: number[], index: number, place: number, step: number): number[] {
  const all = total(values);
  const now = total(values.slice(0, index + 1)) / all;
  const nearest = place + Math.round(now - place);
  return give(values, index, Math.round(((nearest - now) * all) / step) * step);
}

export const pie: Model<PieConfig, Values> = {
  initial: ({ state }) => ({ values: state.values }),
  evaluate: ({ state }, goal, { values }) => {
    const off = goal.values.findIndex((value, i) => !near(value, values[i] ?? Number.NaN));
    return off === -1 ? solved : notYet(`Nézd meg újra: ${state.labels[off]}. A teljes kör most ${num(total(values))} egység, ez 360°.`);
  },
  describe: ({ state }, { values }) =>
    state.labels.map((label, i) => `${label}: ${num(values[i] ?? 0)}, szöge ${num(angles(values)[i] ?? 0, 1)}°`).join('. '),
};

const measures = { mean: 'az átlag', median: 'a medián', mode: 'a módusz', range: 'a terjedelem' } as const;
export type Measure = keyof typeof measures;

export function measure(values: number[], what: Measure): number | null {
  if (what === 'mode') return modes(values).length === 1 ? (modes(values)[0] ?? null) : null;
  return { mean, median, range }[what](values);
}

/** As it is read out; two values that come equally often are both modes. */
export function written(values: number[], what: Measure, unit?: string): string {
  if (what !== 'mode') return quantity(measure(values, what) ?? 0, unit);
  const all = modes(values).map(value => quantity(value, unit));
  return all.length === 0 ? 'nincs' : listing(all);
}

export const dots: Model<DotsConfig, Values> = {
  initial: ({ state }) => ({ values: state.values }),
  evaluate: (_, goal, { values }) => {
    for (const what of ['mean', 'median', 'mode', 'range'] as const) {
      const wanted = goal[what];
      const now = measure(values, what);
      if (wanted !== undefined && (now === null || !near(now, wanted)))
        return notYet(`Most ${measures[what]}: ${now === null ? 'nincs egyetlen ilyen' : num(now)}. A cél: ${num(wanted)}.`);
    }
    return solved;
  },
  describe: ({ state }, { values }) =>
    `Adatok: ${[...values]
      .sort((a, b) => a - b)
      .map(v => num(v))
      .join('; ')}. ${state.show.map(what => `${measures[what]}: ${written(values, what)}`).join(', ')}.`,
};
