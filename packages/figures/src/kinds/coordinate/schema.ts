import { z } from 'zod';
import { common, elementId, label, pair, tone } from '../../kit/fields.ts';

const axis = z.strictObject({
  min: z.number(),
  max: z.number(),
  /** Distance of grid lines; numbers stand at as many of them as have room. */
  step: z.number().positive().default(1),
  /** Written at the arrow: `t (s)`. */
  label: label.optional(),
  /** False: no numbers, for a sketch. */
  numbers: z.boolean().default(true),
});
const look = { tone: tone.optional(), id: elementId.optional(), label: label.optional() };
const line = z.enum(['stroke', 'thin', 'bold', 'dash', 'dot']).optional();

/** A curve by its formula; `from` and `to` limit x. */
const formula = z.union([
  /** c0 + c1·x + c2·x² + … */
  z.strictObject({ polynomial: z.array(z.number()).min(1).max(4) }),
  /** k / x */
  z.strictObject({ reciprocal: z.number() }),
  /** a·|x − h| + k */
  z.strictObject({ absolute: z.tuple([z.number(), z.number(), z.number()]) }),
  /** a·√(x − h) + k */
  z.strictObject({ root: z.tuple([z.number(), z.number(), z.number()]) }),
]);

export const schema = z.strictObject({
  kind: z.literal('coordinate'),
  ...common,
  x: axis,
  y: axis,
  /** The same unit on both axes: for geometry, not for graphs of measurements. */
  square: z.boolean().default(true),
  grid: z.boolean().default(true),
  /** Height of the frame in px, when the units differ. */
  height: z.number().min(120).max(340).default(220),
  points: z
    .array(
      z.strictObject({ at: pair, name: label.optional(), hollow: z.boolean().optional(), tone: tone.optional(), id: elementId.optional() }),
    )
    .max(20)
    .default([]),
  /** A chain of straight pieces: a graph of measurements, a polygon when closed. */
  chains: z
    .array(z.strictObject({ points: z.array(pair).min(2).max(40), closed: z.boolean().optional(), fill: tone.optional(), line, ...look }))
    .default([]),
  /** A whole line through two points. */
  lines: z.array(z.strictObject({ through: z.tuple([pair, pair]), line, ...look })).default([]),
  curves: z
    .array(z.strictObject({ of: formula, from: z.number().optional(), to: z.number().optional(), line, ...look }))
    .max(5)
    .default([]),
});

export type Coordinate = z.output<typeof schema>;
export type CoordinateInput = z.input<typeof schema>;
