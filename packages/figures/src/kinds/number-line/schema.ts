import { z } from 'zod';
import { common, elementId, label, tone } from '../../kit/fields.ts';

const style = { tone: tone.optional(), id: elementId.optional() };

export const schema = z
  .strictObject({
    kind: z.literal('number-line'),
    ...common,
    from: z.number(),
    to: z.number(),
    /** Distance of the long ticks. */
    step: z.number().positive(),
    /** Short ticks divide a step into so many parts. */
    parts: z.int().min(1).max(20).default(1),
    /** Numbers written under the line; all long ticks without it. */
    numbers: z.array(z.number()).max(30).optional(),
    points: z
      .array(z.strictObject({ at: z.number(), label: label.optional(), ...style }))
      .max(12)
      .default([]),
    /** `from` or `to` left out: the interval runs to the end of the line. Open ends are empty circles. */
    intervals: z
      .array(
        z.strictObject({
          from: z.number().optional(),
          to: z.number().optional(),
          open: z.enum(['from', 'to', 'both']).optional(),
          label: label.optional(),
          ...style,
        }),
      )
      .max(4)
      .default([]),
    /** Arrows of an addition or a motion, drawn above the line. */
    jumps: z
      .array(z.strictObject({ from: z.number(), to: z.number(), label: label.optional(), ...style }))
      .max(12)
      .default([]),
  })
  .refine(spec => spec.from < spec.to, { message: 'from must be less than to', path: ['to'] })
  .refine(spec => (spec.to - spec.from) / spec.step <= 40, { message: 'more than 40 long ticks', path: ['step'] });

export type NumberLine = z.output<typeof schema>;
export type NumberLineInput = z.input<typeof schema>;
