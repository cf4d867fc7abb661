import { z } from 'zod';
import { mode, positive } from '../kit/schema.ts';

export const schema = z.discriminatedUnion('mode', [
  mode(
    'rope',
    z.strictObject({ amplitude: positive, frequency: positive, speed: positive }),
    z.strictObject({ wavelength: positive.optional(), frequency: positive.optional() }),
  ),
  mode(
    'sound',
    z.strictObject({ frequency: positive, loudness: z.number().min(0).max(1) }),
    z.strictObject({ pitch: z.enum(['higher', 'lower']).optional(), louder: z.boolean().optional(), audible: z.boolean().optional() }),
  ),
  mode(
    'echo',
    z.strictObject({ distance: positive, maxDistance: positive, speed: positive.optional() }),
    z.strictObject({ time: positive }),
  ),
]);
