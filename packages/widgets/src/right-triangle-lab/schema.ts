import { z } from 'zod';
import { mode, positive } from '../kit/schema.ts';

const leg = z.number().min(1).max(20);
const degrees = z.number().min(5).max(85);

export const schema = z.discriminatedUnion('mode', [
  mode(
    'squares',
    z.strictObject({ a: leg, b: leg, max: leg.optional() }),
    z.strictObject({ a: leg.optional(), b: leg.optional(), c: positive.optional() }),
  ),
  mode(
    'altitude',
    z.strictObject({ p: leg, q: leg }),
    z.strictObject({ height: positive.optional(), p: leg.optional(), q: leg.optional() }),
  ),
  mode(
    'trig',
    z.strictObject({ angle: degrees, hypotenuse: leg.optional() }),
    z.strictObject({ angle: degrees.optional(), sin: positive.optional(), tg: positive.optional() }),
  ),
  mode(
    'tower',
    z.strictObject({ distance: positive, eye: z.number().min(0).max(3), angle: degrees, maxDistance: positive.optional() }),
    z.strictObject({ height: positive }),
  ),
]);
