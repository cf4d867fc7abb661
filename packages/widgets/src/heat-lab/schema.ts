import { z } from 'zod';
import { mode, num, positive } from '../kit/schema.ts';

const substance = z.enum(['water', 'oil', 'aluminium', 'iron', 'sand', 'alcohol']);

export const schema = z.discriminatedUnion('mode', [
  /** Two pots on equal burners. */
  mode(
    'warm',
    z.strictObject({ substances: z.array(substance).min(1).max(2), mass: positive, power: positive, start: num.optional() }),
    z.strictObject({ temperature: num, of: substance.optional() }),
  ),
  mode(
    'mix',
    z.strictObject({
      hot: z.strictObject({ mass: positive, temperature: num }),
      cold: z.strictObject({ mass: positive, temperature: num }),
      move: z.enum(['masses', 'temperatures']).optional(),
    }),
    z.strictObject({ common: num, tolerance: positive.optional() }),
  ),
  mode('cool', z.strictObject({ hot: num, cold: num, minutes: positive.optional() }), z.strictObject({ balanced: z.literal(true) })),
  /** The heating curve of ice, water, steam. */
  mode(
    'curve',
    z.strictObject({ mass: positive, power: positive, start: num.optional() }),
    z.strictObject({ phase: z.enum(['ice', 'melting', 'water', 'boiling', 'steam']) }),
  ),
  mode(
    'spread',
    z.strictObject({
      cases: z
        .array(z.enum(['conduction', 'convection', 'radiation']))
        .min(1)
        .max(3),
    }),
    z.strictObject({ seen: z.literal(true) }),
  ),
]);
