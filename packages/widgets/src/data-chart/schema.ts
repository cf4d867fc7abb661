import { z } from 'zod';
import { label, mode, num, positive } from '../kit/schema.ts';

const labels = z.array(label).min(2).max(12);
const values = z.array(num).min(2).max(12);
const chart = { labels, values, max: positive, min: num.optional(), step: positive.optional(), unit: label.optional() };

export const schema = z.discriminatedUnion('mode', [
  mode('bars', z.strictObject(chart), z.strictObject({ values: values.optional(), total: num.optional(), mean: num.optional() })),
  mode('line', z.strictObject(chart), z.strictObject({ values: values.optional(), mean: num.optional() })),
  /** The total stays: what one bar loses another gains. */
  mode('level', z.strictObject(chart), z.strictObject({ level: z.literal(true) })),
  mode(
    'pie',
    z.strictObject({ labels, values, step: positive.optional(), show: z.enum(['angle', 'percent']).optional() }),
    z.strictObject({ values }),
  ),
  mode(
    'dots',
    z.strictObject({
      min: num,
      max: num,
      step: positive.optional(),
      values: z.array(num).min(2).max(15),
      unit: label.optional(),
      show: z.array(z.enum(['mean', 'median', 'mode', 'range'])).min(1),
    }),
    z.strictObject({ mean: num.optional(), median: num.optional(), mode: num.optional(), range: num.optional() }),
  ),
]);
