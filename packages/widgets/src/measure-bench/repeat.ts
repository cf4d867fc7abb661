import { seeded, textSeed } from '@eszkerek/numbers/chance';
import { reading } from '@eszkerek/physics/instrument';
import { mean } from '@eszkerek/physics/line-fit';
import { asking, rowEvents } from '../kit/asking.ts';
import { near, quantity, readNumber } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type RepeatConfig = ModeConfig<'measure-bench', 'repeat'>;

export interface Row {
  /** What the instrument showed. */
  shown: number;
  /** How many were measured together. */
  count: number;
  struck: boolean;
}

export interface Repeat {
  count: number;
  rows: Row[];
  mean: string;
  deviation: string;
  seed: number;
}

export const maxRows = ({ state }: RepeatConfig) => state.maxRows ?? 12;
export const oneOf = ({ shown, count }: Row) => shown / count;

/** One more reading by the widget's own hand; every row is a new one. */
export function measured({ state }: RepeatConfig, { rows, count, seed }: Pick<Repeat, 'rows' | 'count' | 'seed'>): number {
  const { division, spread } = state.instrument;
  const slip = state.slip?.row === rows.length + 1 ? state.slip.factor : 1;
  return reading(state.value * count * slip, seeded(seed + textSeed(`row ${rows.length} ${count}`)), { error: 0, spread, step: division });
}

export function withRow<S extends Repeat>(config: RepeatConfig, now: S, shown: number): S {
  if (now.rows.length >= maxRows(config)) return now;
  return { ...now, rows: [...now.rows, { shown, count: now.count, struck: false }] };
}

/** The rows that count: not struck out, and of the count that the goal asks for. */
export const counting = ({ goal }: RepeatConfig, { rows }: Pick<Repeat, 'rows'>) =>
  rows.filter(({ struck, count }) => !struck && (goal?.count === undefined || count === goal.count));

export const meanOf = (config: RepeatConfig, now: Pick<Repeat, 'rows'>) => mean(counting(config, now).map(oneOf));
export const deviationOf = (config: RepeatConfig, now: Pick<Repeat, 'rows'>) =>
  Math.max(...counting(config, now).map(row => Math.abs(oneOf(row) - meanOf(config, now))));

const tolerance = (config: RepeatConfig, now: Repeat) => Math.max(0.51 * config.state.instrument.division, 0.005 * meanOf(config, now));
const isMean = (config: RepeatConfig, now: Repeat) => near(readNumber(now.mean) ?? Number.NaN, meanOf(config, now), tolerance(config, now));
const isDeviation = (config: RepeatConfig, now: Repeat) =>
  near(readNumber(now.deviation) ?? Number.NaN, deviationOf(config, now), 1.5 * tolerance(config, now));
const isSlip = ({ state }: RepeatConfig, row: Row) => Math.abs(oneOf(row) / state.value - 1) > Math.abs((state.slip?.factor ?? 1) - 1) / 2;
const slipStands = (config: RepeatConfig, { rows }: Repeat) =>
  config.state.slip !== undefined && rows.some(row => !row.struck && isSlip(config, row));

const bare: Model<RepeatConfig, Repeat> = {
  auto: false,
  initial: ({ state }, seed) => ({ count: state.counts?.[0] ?? 1, rows: [], mean: '', deviation: '', seed }),
  evaluate: (config, goal, now) => {
    const rows = counting(config, now).length;
    if (rows < goal.rows)
      return notYet(`Még ${goal.rows - rows} mérés kell${goal.count && goal.count > 1 ? `, mindegyik ${goal.count} együtt mérve` : ''}.`);
    if (goal.strikeOut && (slipStands(config, now) || (config.state.slip && now.rows.length < config.state.slip.row)))
      return notYet('Van egy sor, amely nem illik a többihez: durva hiba. Mérj tovább, keresd meg, és húzd át!');
    if (goal.mean && !isMean(config, now)) return notYet('Add össze az érvényes sorokat, és oszd el a számukkal!');
    if (goal.deviation && !isDeviation(config, now)) return notYet('Melyik sor esik legtávolabb az átlagtól? Mennyivel?');
    return solved;
  },
  describe: (config, { rows, count }) => {
    const { quantity: what, instrument } = config.state;
    const last = rows.at(-1);
    return `${what.label} mérése, eszköz: ${instrument.label}. ${count > 1 ? `Egyszerre ${count} mérve. ` : ''}${rows.length} sor van a naplóban${last ? `, az utolsó ${quantity(last.shown, what.unit, 3)}` : ''}.`;
  },
};

export const repeat = asking(bare, (config, now) => [
  ...rowEvents(now.rows.length),
  ...(now.rows.length > 0 && isMean(config, now) ? ['mean'] : []),
  ...(now.rows.some(({ struck }) => struck) ? ['struck'] : []),
]);

export const unitDigits = (division: number) => Math.max(0, -Math.floor(Math.log10(division) + 1e-9));
