import { z } from 'zod';
import { mode, num } from '../kit/schema.ts';

export const schema = z.discriminatedUnion('mode', [
  mode(
    'states',
    z.strictObject({ temperature: num, min: num, max: num, melts: num, boils: num, substance: z.string().min(1).max(40) }),
    z.strictObject({ phase: z.enum(['solid', 'liquid', 'gas']) }),
  ),
  mode('diffusion', z.strictObject({ temperature: num }), z.strictObject({ mixed: z.literal(true) })),
  mode('expansion', z.strictObject({ temperature: num, gap: z.number().positive() }), z.strictObject({ closed: z.boolean() })),
]);
