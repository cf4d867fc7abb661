import { z } from 'zod';
import { mode, num, positive } from '../kit/schema.ts';

const scale = z.enum(['celsius', 'kelvin', 'fahrenheit']);

export const schema = z.discriminatedUnion('mode', [
  mode(
    'set',
    z.strictObject({ min: num, max: num, step: positive.optional(), value: num, scales: z.array(scale).min(1).max(3).optional() }),
    z.strictObject({ value: num, scale: scale.optional() }),
  ),
  mode('change', z.strictObject({ min: num, max: num, from: num, changes: z.array(num).min(1).max(5) }), z.strictObject({ value: num })),
]);
