import { z } from 'zod';
import { common, elementId, label, pair, tone } from '../../kit/fields.ts';

const place = z.string().trim().min(1).max(24);

export const schema = z.strictObject({
  kind: z.literal('plan'),
  ...common,
  /** Places in units of the plan, y upwards. */
  places: z.record(place, z.union([pair, z.strictObject({ at: pair, id: elementId.optional() })])),
  roads: z
    .array(
      z.strictObject({
        between: z.tuple([place, place]),
        label: label.optional(),
        line: z.enum(['stroke', 'dash']).default('stroke'),
        id: elementId.optional(),
      }),
    )
    .default([]),
  /** Rooms, fields, lakes: by their corners. */
  areas: z
    .array(
      z.strictObject({ corners: z.array(pair).min(3).max(10), label: label.optional(), fill: tone.optional(), id: elementId.optional() }),
    )
    .default([]),
  /** A bar that is `length` units long, with what it stands for: `2 km`; or a text such as `1 : 25 000`. */
  scale: z.union([z.strictObject({ length: z.number().positive(), label }), z.strictObject({ text: label })]).optional(),
  north: z.boolean().default(false),
});

export type Plan = z.output<typeof schema>;
export type PlanInput = z.input<typeof schema>;
