import { z } from 'zod';
import { common, elementId, label, tone } from '../../kit/fields.ts';

const item = z.strictObject({ name: label, value: z.number().min(0), tone: tone.optional(), id: elementId.optional() });
const scale = z.strictObject({
  max: z.number().positive(),
  step: z.number().positive(),
  /** Written at the top of the scale: `fő`, `°C`. */
  label: label.optional(),
});

export const schema = z.strictObject({
  kind: z.literal('chart'),
  ...common,
  form: z.enum(['bar', 'line', 'pie', 'pictogram']),
  items: z.array(item).min(2).max(10),
  /** Bars and lines: the scale beside them. Without it one is made that fits. */
  scale: scale.optional(),
  /** Write each value: on the bar, beside the slice. */
  values: z.boolean().default(false),
  /** Pie: percent instead of the value. */
  percent: z.boolean().default(false),
  /** Pictogram: what one sign stands for. */
  each: z.number().positive().default(1),
  height: z.number().min(140).max(300).default(210),
});

export type Chart = z.output<typeof schema>;
export type ChartInput = z.input<typeof schema>;
