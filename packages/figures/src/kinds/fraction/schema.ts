import { z } from 'zod';
import { common, elementId, label, tone } from '../../kit/fields.ts';

const whole = z.strictObject({
  parts: z.int().min(1).max(24),
  /** How many parts are coloured, counted from the first; or which ones (1 is the first). */
  shaded: z.union([z.int().min(0).max(24), z.array(z.int().min(1).max(24))]).default(0),
  tone: tone.optional(),
  label: label.optional(),
  id: elementId.optional(),
});

export const schema = z.strictObject({
  kind: z.literal('fraction'),
  ...common,
  /** bar: a strip; circle: a cake; grid: a rectangle of `columns` columns; set: single counters. */
  form: z.enum(['bar', 'circle', 'grid', 'set']),
  columns: z.int().min(1).max(12).optional(),
  /** A wheel of fortune: each circle has a pointer above it. */
  pointer: z.boolean().optional(),
  wholes: z.array(whole).min(1).max(6),
});

export type Fraction = z.output<typeof schema>;
export type FractionInput = z.input<typeof schema>;
