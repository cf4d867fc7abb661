import { z } from 'zod';
import { common, elementId, label } from '../../kit/fields.ts';

const one = z.strictObject({
  /**
   * thermometer, cylinder: upright; ruler: lying; meter: a dial with a pointer; spring: a spring scale; protractor: a
   * half circle with two arms.
   */
  form: z.enum(['thermometer', 'cylinder', 'ruler', 'meter', 'spring', 'protractor']),
  min: z.number().default(0),
  max: z.number(),
  /** Distance of the numbered marks. */
  step: z.number().positive(),
  /** Small parts between two numbered marks. */
  parts: z.int().min(1).max(10).default(1),
  /** What it shows; a ruler measures the bar from `from` to here, a protractor the angle between these two arms. */
  value: z.number(),
  from: z.number().optional(),
  /** °C, cm, V, A, N. */
  unit: label.optional(),
  label: label.optional(),
  id: elementId.optional(),
});

export const schema = z.strictObject({
  kind: z.literal('instrument'),
  ...common,
  instruments: z.array(one).min(1).max(3),
});

export type Instrument = z.output<typeof schema>;
export type InstrumentInput = z.input<typeof schema>;
