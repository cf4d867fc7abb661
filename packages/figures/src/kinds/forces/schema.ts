import { z } from 'zod';
import { common, elementId, label, tone } from '../../kit/fields.ts';

export const schema = z.strictObject({
  kind: z.literal('forces'),
  ...common,
  body: z.enum(['block', 'ball', 'point']).default('block'),
  /** The body stands on the ground. */
  ground: z.boolean().default(false),
  /** `angle` in degrees: 0 right, 90 up. `size` in squares of the grid. */
  forces: z
    .array(
      z.strictObject({
        angle: z.number().min(-360).max(360),
        size: z.number().positive().max(12),
        label: label.optional(),
        tone: tone.optional(),
        line: z.enum(['bold', 'dash']).default('bold'),
        id: elementId.optional(),
      }),
    )
    .min(1)
    .max(6),
  /** Squared paper behind; what one square is worth is written below: `1 négyzet = 10 N`. */
  grid: z.boolean().default(false),
  square: label.optional(),
});

export type Forces = z.output<typeof schema>;
export type ForcesInput = z.input<typeof schema>;
