import { z } from 'zod';
import { common, elementId, label, tone } from '../../kit/fields.ts';

const name = z.string().regex(/^[A-Z]['′]?$/);
const line = z.enum(['stroke', 'thin', 'bold', 'dash']).optional();
const positive = z.number().positive();
const regular = { sides: z.union([z.literal(3), z.literal(4), z.literal(6)]), edge: positive, height: positive };

/** Sizes only set the proportions of the drawing; what is written is in the labels. */
const body = z.discriminatedUnion('shape', [
  z.strictObject({ shape: z.literal('box'), a: positive, b: positive, c: positive }),
  z.strictObject({ shape: z.literal('prism'), ...regular }),
  z.strictObject({ shape: z.literal('pyramid'), ...regular }),
  z.strictObject({ shape: z.literal('frustum'), ...regular, top: positive }),
  z.strictObject({ shape: z.literal('cylinder'), radius: positive, height: positive }),
  z.strictObject({ shape: z.literal('cone'), radius: positive, height: positive }),
  z.strictObject({ shape: z.literal('cone-frustum'), radius: positive, top: positive, height: positive }),
  z.strictObject({ shape: z.literal('sphere'), radius: positive }),
]);

export const schema = z.strictObject({
  kind: z.literal('solid'),
  ...common,
  body,
  /** False: vertices have no names. The base is A, B, C …, the top A', B', C' …, the apex V, centres O and O'. */
  names: z.boolean().default(true),
  /** Further points: on the segment of two named ones. */
  points: z.record(name, z.strictObject({ on: z.tuple([name, name]), t: z.number().min(0).max(1) })).default({}),
  /** Edges that get a label, and segments drawn inside: heights, diagonals. Round bodies: O, O', V and P, P' on the rim. */
  segments: z
    .array(z.strictObject({ ends: z.tuple([name, name]), label: label.optional(), line, tone: tone.optional(), id: elementId.optional() }))
    .default([]),
  /** A plane section or a face, by its corners. */
  regions: z.array(z.strictObject({ points: z.array(name).min(3).max(8), fill: tone, id: elementId.optional() })).default([]),
  right: z.array(z.strictObject({ at: name, arms: z.tuple([name, name]) })).default([]),
  /** Vertices that a hotspot question may choose. */
  choose: z.record(elementId, name).default({}),
  height: z.number().min(140).max(320).default(230),
});

export type Solid = z.output<typeof schema>;
export type SolidInput = z.input<typeof schema>;
