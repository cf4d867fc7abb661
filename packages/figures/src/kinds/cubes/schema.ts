import { z } from 'zod';
import { common } from '../../kit/fields.ts';

export const schema = z.strictObject({
  kind: z.literal('cubes'),
  ...common,
  /** How many cubes stand on each place; rows from the front to the back, columns from left to right. */
  towers: z
    .array(z.array(z.int().min(0).max(6)).min(1).max(6))
    .min(1)
    .max(5),
  /** `view`: the slanted picture; `plan`: numbers on the ground plan; `front`, `side`: outlines. */
  as: z.enum(['view', 'plan', 'front', 'side']).default('view'),
});

export type Cubes = z.output<typeof schema>;
export type CubesInput = z.input<typeof schema>;
