import { z } from 'zod';
import { label, mode } from '../kit/schema.ts';

const items = z
  .array(z.strictObject({ name: label, tags: z.array(label).min(1).max(3) }))
  .min(4)
  .max(12);

export const schema = z.discriminatedUnion('mode', [
  mode(
    'watch',
    z.strictObject({ items, shown: z.int().min(2).max(4).optional() }),
    z.strictObject({ clicks: z.int().min(1).max(20), bubble: z.boolean().optional(), tags: z.int().min(1).optional() }),
  ),
  /** Likes of several users: find whose taste is nearest to yours. */
  mode(
    'neighbours',
    z.strictObject({
      items: z.array(label).min(3).max(8),
      users: z
        .array(z.strictObject({ name: label, likes: z.array(z.int().min(0).max(7)) }))
        .min(2)
        .max(4),
    }),
    z.strictObject({ recommended: label }),
  ),
]);
