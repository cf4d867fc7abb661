import { z } from 'zod';
import { mode, positive } from '../kit/schema.ts';

export const schema = z.discriminatedUnion('mode', [
  /** A line parallel to the third side slides; the ratio of the parts stays the same on both arms. */
  mode(
    'parallel',
    z.strictObject({ first: positive, second: positive, at: z.number().min(0.05).max(0.95) }),
    z.strictObject({ ratio: positive }),
  ),
  mode(
    'enlarge',
    z.strictObject({ sides: z.tuple([positive, positive, positive]), ratio: positive, maxRatio: positive.optional() }),
    z.strictObject({ ratio: positive }),
  ),
  mode(
    'shadow',
    z.strictObject({ pole: positive, poleShadow: positive, towerShadow: positive, guess: positive.optional(), maxHeight: positive }),
    z.strictObject({ height: positive }),
  ),
]);
