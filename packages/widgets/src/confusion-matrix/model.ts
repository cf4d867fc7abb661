import { num } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type ThresholdConfig = ModeConfig<'confusion-matrix', 'threshold'>;

/** Found, false alarm, missed, rightly left alone. */
export interface Counts {
  found: number;
  alarm: number;
  missed: number;
  left: number;
}

export function countsAt(items: readonly { score: number; positive: boolean }[], threshold: number): Counts {
  const count = (positive: boolean, alarmed: boolean) =>
    items.filter(item => item.positive === positive && item.score >= threshold === alarmed).length;
  return { found: count(true, true), alarm: count(false, true), missed: count(true, false), left: count(false, false) };
}

const percentOf = (part: number, whole: number): number | null => (whole === 0 ? null : (100 * part) / whole);

/** In percent; null where there is nothing to divide by. */
export const measures = ({ found, alarm, missed, left }: Counts) => ({
  accuracy: percentOf(found + left, found + alarm + missed + left),
  precision: percentOf(found, found + alarm),
  recall: percentOf(found, found + missed),
});

export const NAMES = {
  accuracy: 'Pontosság (jó válasz az összesből)',
  precision: 'Riasztások megbízhatósága',
  recall: 'Megtalált arány',
} as const;

export type Measure = keyof typeof NAMES;
export const MEASURES = Object.keys(NAMES) as Measure[];

export const percentText = (value: number | null): string => (value === null ? 'nincs' : `${num(value, 0)}%`);

export const threshold: Model<ThresholdConfig, { threshold: number }> = {
  initial: ({ state }) => ({ threshold: state.threshold }),
  evaluate: ({ state }, goal, now) => {
    const value = measures(countsAt(state.items, now.threshold));
    const short = MEASURES.find(name => goal[name] !== undefined && (value[name] ?? 0) < goal[name]);
    const { alarm, missed } = countsAt(state.items, now.threshold);
    // Of all or none the task speaks in pieces: so does the answer.
    if (short === 'precision' && goal.precision === 100 && alarm > 0)
      return notYet(`Még ${alarm} téves riasztás van. Told arrébb a küszöböt!`);
    if (short === 'recall' && goal.recall === 100) return notYet(`Még ${missed} ${state.positive} átcsúszik. Told arrébb a küszöböt!`);
    return short
      ? notYet(`${NAMES[short]}: most ${percentText(value[short])}, legalább ${goal[short]}% kell. Told arrébb a küszöböt!`)
      : solved;
  },
  describe: ({ state }, now) => {
    const { found, alarm, missed, left } = countsAt(state.items, now.threshold);
    return `Küszöb: ${now.threshold}. Megtalált ${state.positive}: ${found}, téves riasztás: ${alarm}, elnézett ${state.positive}: ${missed}, helyesen békén hagyott ${state.negative}: ${left}.`;
  },
};
