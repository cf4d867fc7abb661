import { z } from 'zod';
import { label, mode } from '../kit/schema.ts';

const region = z.enum(['a', 'b', 'c', 'ab', 'ac', 'bc', 'abc', 'none']);
const sets = z.array(label).min(2).max(3);

export const schema = z.discriminatedUnion('mode', [
  mode('sort', z.strictObject({ sets, items: z.array(label).min(1).max(16) }), z.strictObject({ placement: z.record(label, region) })),
  mode('regions', z.strictObject({ sets }), z.strictObject({ regions: z.array(region).max(8) })),
]);
