import { z } from 'zod';
import { mode, natural } from '../kit/schema.ts';

const bits = z.int().min(3).max(8);

export const schema = z.discriminatedUnion('mode', [
  mode('switch', z.strictObject({ bits, value: natural.optional() }), z.strictObject({ value: z.int().min(0).max(255) })),
  mode('read', z.strictObject({ pattern: z.string().regex(/^[01]{3,8}$/) }), z.strictObject({ value: z.int().min(0).max(255) })),
]);
