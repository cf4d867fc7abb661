import { z } from 'zod';
import { common, elementId, label } from '../../kit/fields.ts';

export const schema = z.strictObject({
  kind: z.literal('lever'),
  ...common,
  /** Length of the bar in marks; the left end is 0. */
  length: z.int().min(2).max(24),
  /** Where the support stands. */
  pivot: z.number().min(0),
  /** Weights, pans or forces: `at` in marks from the left end. Weights and pans hang, a force has an arrow. */
  loads: z
    .array(
      z.strictObject({
        at: z.number().min(0),
        label: label.optional(),
        as: z.enum(['weight', 'pan', 'up', 'down']).default('weight'),
        id: elementId.optional(),
      }),
    )
    .min(1)
    .max(5),
  /** Arm lengths written under the bar, from mark to mark. */
  arms: z.array(z.strictObject({ from: z.number(), to: z.number(), label })).default([]),
  marks: z.boolean().default(true),
  /** Tilted to the left or right; level without it. */
  tilt: z.enum(['left', 'right']).optional(),
});

export type Lever = z.output<typeof schema>;
export type LeverInput = z.input<typeof schema>;
