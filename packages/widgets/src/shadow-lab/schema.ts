import { z } from 'zod';
import { mode, positive } from '../kit/schema.ts';

export const schema = z.discriminatedUnion('mode', [
  mode(
    'shadow',
    z.strictObject({ lampSize: z.number().min(0).max(6), bodySize: positive, bodyAt: positive, screenAt: positive }),
    z.strictObject({ shadowSize: positive.optional(), tolerance: positive.optional(), penumbra: z.boolean().optional() }),
  ),
  mode(
    'eclipse',
    z.strictObject({ moonAngle: z.number().min(0).max(360) }),
    z.strictObject({ eclipse: z.enum(['solar', 'lunar', 'none']) }),
  ),
]);
