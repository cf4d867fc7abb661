import { z } from 'zod';
import { fraction, label, mode } from '../kit/schema.ts';

const outcomes = z
  .array(z.strictObject({ label, count: z.int().min(1).max(50) }))
  .min(2)
  .max(8);

export const schema = z.discriminatedUnion('mode', [
  mode(
    'experiment',
    z.strictObject({ device: z.enum(['coin', 'die', 'two-dice', 'urn', 'wheel']), outcomes: outcomes.optional() }),
    z.strictObject({ trials: z.int().min(1).max(10_000) }),
  ),
  /** Set up the urn or wheel so that the chance is the given one. */
  mode('set-up', z.strictObject({ device: z.enum(['urn', 'wheel']), outcomes }), z.strictObject({ chance: z.record(label, fraction) })),
  /** Tick the favourable cases of two dice in the 6 × 6 table. */
  mode(
    'table',
    z.strictObject({ event: z.enum(['sum', 'product', 'equal', 'at-least-one']), value: z.int().min(1).max(36).optional() }),
    z.strictObject({ chance: fraction }),
  ),
]);
