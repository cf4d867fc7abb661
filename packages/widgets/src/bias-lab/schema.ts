import { z } from 'zod';
import { label, mode } from '../kit/schema.ts';

const value = z.number().min(0).max(10);

export const schema = z.discriminatedUnion('mode', [
  /** Two groups stand at different places of the first feature and part their labels at different heights of the second. */
  mode(
    'sample',
    z.strictObject({
      groups: z.tuple([
        z.strictObject({ name: label, from: value, to: value, cut: value }),
        z.strictObject({ name: label, from: value, to: value, cut: value }),
      ]),
      labels: z.tuple([label, label]),
      features: z.tuple([label, label]),
      /** Training examples of each group at the start. */
      sizes: z.tuple([z.int().min(0).max(60), z.int().min(0).max(60)]),
      /** Examples that can be collected in all. */
      budget: z.int().min(10).max(120),
    }),
    z.strictObject({
      /** At most so many percent of errors in each group. */
      error: z.int().min(0).max(50),
      /** At most so many percentage points between the groups. */
      difference: z.int().min(0).max(50).optional(),
    }),
  ),
]);
