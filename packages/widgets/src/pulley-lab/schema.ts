import { z } from 'zod';
import { asked, asks } from '../kit/ask-schema.ts';
import { mode, positive, typed } from '../kit/schema.ts';

export const schema = z.discriminatedUnion('mode', [
  /**
   * Build with pulleys and pull the rope. system: "tackle" = csigasor (n movable + n fixed pulleys, one rope: F = G/(2n)),
   * "chain" = n movable pulleys each on its own rope (F = G/2ⁿ); n = 0 is one fixed pulley (F = G). Rows: G, F, rope, height, work.
   */
  mode(
    'lift',
    z.strictObject({
      load: positive,
      maxLoad: positive,
      loadStep: positive.optional(),
      /** Movable pulleys at the start and at most, 0-3. */
      movable: z.int().min(0).max(3),
      maxMovable: z.int().min(0).max(3).optional(),
      /** Systems to choose from; default only "tackle". */
      systems: z
        .array(z.enum(['tackle', 'chain']))
        .min(1)
        .max(2)
        .optional(),
      /** Weight of a movable pulley, N; default 0 (ideal). */
      pulleyWeight: z.number().min(0).optional(),
      /** Most rope that can be pulled, m; default 4. */
      maxRope: positive.optional(),
      noise: z.boolean().optional(),
      ask: asks.optional(),
    }),
    z.strictObject({
      movable: z.int().min(0).max(3).optional(),
      system: z.enum(['tackle', 'chain']).optional(),
      load: positive.optional(),
      /** Holding force by the model, N (within 1 %). */
      force: positive.optional(),
      forceAtMost: positive.optional(),
      /** Height the load was raised, m (within 2 %). */
      raised: positive.optional(),
      rope: positive.optional(),
      /** This many rows with different numbers of movable pulleys or loads. */
      rows: z.int().min(2).max(8).optional(),
      /** The pupil types the work done at the rope's end, J. */
      work: typed.optional(),
      asked: asked.optional(),
    }),
  ),
  /** Hengerkerék (wheel and axle): load on the drum, pull on the wheel: G · r = F · R. */
  mode(
    'axle',
    z.strictObject({
      load: positive,
      /** Radii, cm. */
      drum: positive,
      wheel: positive,
      maxWheel: positive,
      maxForce: positive,
      force: z.number().min(0).optional(),
      step: positive.optional(),
      ask: asks.optional(),
    }),
    z.strictObject({
      /** In balance. */
      balanced: z.literal(true).optional(),
      wheel: positive.optional(),
      force: positive.optional(),
      asked: asked.optional(),
    }),
  ),
]);
