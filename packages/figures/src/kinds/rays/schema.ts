import { z } from 'zod';
import { common, elementId, label } from '../../kit/fields.ts';

const degrees = z.number().min(0).max(85);

export const schema = z.discriminatedUnion('at', [
  /** A plane mirror: the ray falls in under `angle` from the normal. */
  z.strictObject({
    kind: z.literal('rays'),
    ...common,
    at: z.literal('mirror'),
    angle: degrees,
    /** False: only the incoming ray and the normal. */
    reflected: z.boolean().default(true),
    inLabel: label.optional(),
    outLabel: label.optional(),
    /** The angle between the ray and the mirror itself. */
    mirrorLabel: label.optional(),
  }),
  /** The border of two materials: from above into the lower one. */
  z.strictObject({
    kind: z.literal('rays'),
    ...common,
    at: z.literal('border'),
    angle: degrees,
    refracted: degrees,
    upper: label.optional(),
    lower: label.optional(),
    inLabel: label.optional(),
    outLabel: label.optional(),
  }),
  /** A thin lens on its axis; `object` and `focus` in the same unit. The picture follows from them. */
  z.strictObject({
    kind: z.literal('rays'),
    ...common,
    at: z.enum(['convex-lens', 'concave-lens']),
    focus: z.number().positive(),
    object: z.number().positive().optional(),
    size: z.number().positive().default(1),
    /** Draw the rays and the picture, not only the object. */
    image: z.boolean().default(true),
    labels: z.strictObject({ focus: label.optional(), object: label.optional(), image: label.optional() }).default({}),
  }),
  /** A prism that parts white light. */
  z.strictObject({
    kind: z.literal('rays'),
    ...common,
    at: z.literal('prism'),
    colours: z.boolean().default(true),
    id: elementId.optional(),
  }),
  /** A lamp, an obstacle and its shadow on a screen; distances from the lamp. */
  z.strictObject({
    kind: z.literal('rays'),
    ...common,
    at: z.literal('shadow'),
    obstacle: z.number().positive(),
    screen: z.number().positive(),
    size: z.number().positive(),
    labels: z
      .strictObject({ obstacle: label.optional(), shadow: label.optional(), near: label.optional(), far: label.optional() })
      .default({}),
  }),
]);

export type Rays = z.output<typeof schema>;
export type RaysInput = z.input<typeof schema>;
export type RaysAt<A extends Rays['at']> = Extract<Rays, { at: A }>;
