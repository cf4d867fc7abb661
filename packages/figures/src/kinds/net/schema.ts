import { z } from 'zod';
import { common, elementId, label, tone } from '../../kit/fields.ts';

const face = z.strictObject({ label: label.optional(), fill: tone.optional(), id: elementId.optional() });

export const schema = z.discriminatedUnion('of', [
  /** Unit squares at grid places (column, row from the top): nets of a cube, right or wrong. */
  z.strictObject({
    kind: z.literal('net'),
    ...common,
    of: z.literal('squares'),
    cells: z
      .array(z.strictObject({ at: z.tuple([z.int().min(0).max(7), z.int().min(0).max(7)]), ...face.shape }))
      .min(1)
      .max(12),
  }),
  /** The cross-shaped net of a box a x b x c. */
  z.strictObject({
    kind: z.literal('net'),
    ...common,
    of: z.literal('box'),
    a: z.number().positive(),
    b: z.number().positive(),
    c: z.number().positive(),
    labels: z.strictObject({ a: label.optional(), b: label.optional(), c: label.optional() }).default({}),
  }),
  /** A regular base with its side faces around it: triangles (pyramid) or rectangles (prism). */
  z.strictObject({
    kind: z.literal('net'),
    ...common,
    of: z.enum(['pyramid', 'prism']),
    sides: z.union([z.literal(3), z.literal(4), z.literal(6)]),
    edge: z.number().positive(),
    height: z.number().positive(),
    labels: z.strictObject({ edge: label.optional(), height: label.optional() }).default({}),
  }),
  /** Rectangle and two circles, or a sector and a circle. */
  z.strictObject({
    kind: z.literal('net'),
    ...common,
    of: z.enum(['cylinder', 'cone']),
    radius: z.number().positive(),
    height: z.number().positive(),
    labels: z.strictObject({ radius: label.optional(), height: label.optional() }).default({}),
  }),
]);

export type Net = z.output<typeof schema>;
export type NetInput = z.input<typeof schema>;
