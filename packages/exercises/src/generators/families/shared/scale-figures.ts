import type { FigureInput } from '@eszkerek/figures/schema';
import { tidy } from '@eszkerek/numbers/arithmetic';
import { texNumber, textNumber } from '@eszkerek/numbers/hungarian';

export type InstrumentFigure = Extract<FigureInput, { kind: 'instrument' }>;

/** Distance of numbered marks, and how many small parts lie between two of them. */
const DIVISIONS: ReadonlyArray<readonly [step: number, parts: number]> = [
  [500, 5],
  [200, 4],
  [100, 5],
  [100, 10],
  [50, 5],
  [20, 4],
  [10, 2],
  [10, 5],
  [10, 10],
  [5, 5],
  [1, 2],
  [1, 5],
  [1, 10],
  [0.5, 5],
];

interface Scale {
  max: number;
  step: number;
  parts: number;
}

const isWhole = (n: number): boolean => Math.abs(n - Math.round(n)) < 1e-9;

/** More marks than this cannot be counted on a phone. */
const MOST_MARKS = 40;

/** The coarsest scale with at most six numbers on which every value stands at a mark. */
export function scaleFor(...values: number[]): Scale | undefined {
  const largest = Math.max(...values);
  for (const [step, parts] of DIVISIONS) {
    const steps = Math.ceil(largest / step + 0.01);
    if (
      steps > 6 ||
      Math.max(3, steps) * parts > MOST_MARKS ||
      largest < 1.4 * step ||
      !values.every(value => isWhole((value * parts) / step))
    )
      continue;
    return { max: Math.max(3, steps) * step, step, parts };
  }
  return undefined;
}

/** Thermometers beside each other, with their names below; they are read to five degrees. */
export const thermometers = (values: Readonly<Record<string, number>>, min: number, max: number): InstrumentFigure => {
  const wide = max - min > 60;
  return {
    kind: 'instrument',
    instruments: Object.entries(values).map(([label, value]) => ({
      form: 'thermometer',
      min,
      max,
      step: wide ? 20 : 10,
      parts: wide ? 4 : 2,
      value,
      unit: '°C',
      label,
    })),
  };
};

/** The nearest value that such a thermometer can show. */
export const toFive = (value: number): number => Math.round(value / 5) * 5 + 0;

/** A length on a ruler (cm) or a liquid in a measuring cylinder (ml); undefined when no scale fits. */
export function measuredFigure(n: number, unit: string): InstrumentFigure | undefined {
  const form = unit === 'ml' ? 'cylinder' : unit === 'cm' ? 'ruler' : undefined;
  const scale = form && n <= (form === 'ruler' ? 15 : 500) ? scaleFor(n) : undefined;
  return (
    form && scale && { kind: 'instrument', instruments: [{ form, ...scale, value: n, unit, ...(form === 'ruler' ? { from: 0 } : {}) }] }
  );
}

/** What is asked about such a figure. */
export const measuredQuestion = (from: string, to: string): string =>
  from === 'cm' ? `Hány ${to} hosszú az ábrán lemért tárgy?` : `Hány ${to} folyadék van az ábrán látható, beosztásos edényben?`;

/** How it is read: what a small part is worth, and how many of them lie after the last number. */
export function readingOf({ instruments: [scale] }: InstrumentFigure, n: number, unit: string): string {
  if (!scale || !('step' in scale) || !scale.step || !scale.parts) return '';
  const part = tidy(scale.step / scale.parts);
  const last = tidy(Math.floor(n / scale.step + 1e-9) * scale.step);
  const marks = Math.round((n - last) / part);
  const one = `Egy kis beosztás $${texNumber(scale.step)}:${scale.parts}=${texNumber(part)}$ ${unit}`;
  const read = marks ? `$${texNumber(last)}+${marks}\\cdot${texNumber(part)}=${texNumber(n)}$ ${unit}` : `${textNumber(n)} ${unit}`;
  return `${one}, a leolvasott érték ${read}. `;
}
