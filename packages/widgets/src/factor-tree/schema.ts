import { z } from 'zod';
import { mode } from '../kit/schema.ts';

const number = z.int().min(4).max(10_000);

export const schema = z.discriminatedUnion('mode', [
  mode('tree', z.strictObject({ number }), z.strictObject({ primes: z.literal(true) })),
  mode('sieve', z.strictObject({ max: z.int().min(20).max(120) }), z.strictObject({ primes: z.literal(true) })),
  mode(
    'common',
    z.strictObject({ first: number, second: number }),
    z.strictObject({ gcd: z.int().positive().optional(), lcm: z.int().positive().optional() }),
  ),
  mode('root', z.strictObject({ number }), z.strictObject({ outside: z.int().positive(), inside: z.int().positive() })),
]);
