import { z } from 'zod';
import { mode, num } from '../kit/schema.ts';

const ladder = z.enum(['length', 'mass', 'time', 'volume', 'area', 'money', 'cubic']);

export const schema = z.discriminatedUnion('mode', [
  mode(
    'climb',
    z.strictObject({ ladder, value: num, from: z.string().min(1).max(5), to: z.string().min(1).max(5).optional() }),
    z.strictObject({ unit: z.string().min(1).max(5) }),
  ),
  mode(
    'answer',
    z.strictObject({ ladder, value: num, from: z.string().min(1).max(5), to: z.string().min(1).max(5) }),
    z.strictObject({ value: num }),
  ),
]);
