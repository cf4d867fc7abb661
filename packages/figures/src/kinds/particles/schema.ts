import { z } from 'zod';
import { common, elementId, label } from '../../kit/fields.ts';

export const schema = z
  .strictObject({
    kind: z.literal('particles'),
    ...common,
    /** The same number of particles in every box, as before and after a change; without it a box has its fill. */
    count: z.int().min(4).max(12).optional(),
    boxes: z
      .array(
        z.strictObject({
          /** solid: a lattice; liquid: close, without order; gas: far apart; mixture: two kinds. */
          state: z.enum(['solid', 'liquid', 'gas', 'mixture']),
          /** Lines behind the particles show how fast they move: 0 to 3. */
          motion: z.int().min(0).max(3).default(0),
          label: label.optional(),
          id: elementId.optional(),
        }),
      )
      .min(1)
      .max(4),
  })
  .refine(({ boxes, count }) => count === undefined || boxes.length <= 3, {
    message: 'four boxes are too small for a count',
    path: ['count'],
  });

export type Particles = z.output<typeof schema>;
export type ParticlesInput = z.input<typeof schema>;
