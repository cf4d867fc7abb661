import { z } from 'zod';
import { mode, num, point, positive, range } from '../kit/schema.ts';

const view = { x: range, y: range, step: positive.optional() };

export const schema = z.discriminatedUnion('mode', [
  mode(
    'linear',
    z.strictObject({ ...view, a: num, b: num, ghost: z.strictObject({ a: num, b: num }).optional() }),
    z.strictObject({ a: num.optional(), b: num.optional(), zero: num.optional(), through: point.optional() }),
  ),
  mode(
    'shift',
    z.strictObject({ ...view, family: z.enum(['absolute', 'square', 'inverse']), u: num, v: num, a: num.optional() }),
    z.strictObject({ u: num.optional(), v: num.optional(), a: num.optional() }),
  ),
  mode(
    'two-lines',
    z.strictObject({ ...view, first: z.strictObject({ a: num, b: num }), second: z.strictObject({ a: num, b: num }) }),
    z.strictObject({ meet: point }),
  ),
  mode('quadratic', z.strictObject({ ...view, a: num, b: num, c: num }), z.strictObject({ zeros: z.array(num).max(2) })),
]);
