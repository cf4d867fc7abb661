import { figureSchema } from '@eszkerek/figures/schema';
import { type FigureForm, type FigureValues, specOf } from './form.ts';
import { box } from './forms/box.ts';
import { chart } from './forms/chart.ts';
import { clock } from './forms/clock.ts';
import { coordinate } from './forms/coordinate.ts';
import { fraction } from './forms/fraction.ts';
import { instrument } from './forms/instrument.ts';
import { numberLine } from './forms/number-line.ts';
import { rectangle } from './forms/rectangle.ts';
import { table } from './forms/table.ts';
import { triangle } from './forms/triangle.ts';
import { venn } from './forms/venn.ts';

/** In the order of the list; one line per kind. */
export const FIGURE_FORMS: readonly FigureForm[] = [
  numberLine,
  fraction,
  coordinate,
  chart,
  triangle,
  rectangle,
  box,
  clock,
  instrument,
  table,
  venn,
];

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

/** The form that holds all of a stored figure, with its fields filled; undefined for one written in another way. */
export const formOf = (json: string): { form: FigureForm; values: FigureValues } | undefined => {
  const stored = parsed(json);
  const read = figureSchema.safeParse(stored);
  if (!read.success) return undefined;
  return FIGURE_FORMS.map(form => ({ form, values: form.valuesOf(read.data) })).find(
    (found): found is { form: FigureForm; values: FigureValues } => {
      const again = found.values && specOf(found.form, found.values);
      return again !== undefined && 'spec' in again && JSON.stringify(figureSchema.parse(again.spec)) === JSON.stringify(read.data);
    },
  );
};
