import { z } from 'zod';
import { label, mode, num } from '../kit/schema.ts';

const step = z.strictObject({ op: z.enum(['+', '-', '·', ':']), by: num });
const steps = z.array(step).min(1).max(5);

export const schema = z.discriminatedUnion('mode', [
  mode('chain', z.strictObject({ steps, input: num, output: num.optional() }), z.strictObject({ input: num })),
  mode('guess', z.strictObject({ rule: steps, inputs: z.array(num).min(2).max(6), ops: steps }), z.strictObject({ rule: z.literal(true) })),
  mode(
    'pattern',
    z.strictObject({
      shape: z.enum(['squares', 'triangles', 'dots']),
      first: z.int().positive(),
      difference: z.int().positive(),
      n: z.int().min(1).max(20).optional(),
    }),
    z.strictObject({ count: z.int().positive() }),
  ),
  mode(
    'arrows',
    z.strictObject({ domain: z.array(label).min(1).max(6), codomain: z.array(label).min(1).max(6) }),
    z.strictObject({ map: z.record(label, label) }),
  ),
]);
