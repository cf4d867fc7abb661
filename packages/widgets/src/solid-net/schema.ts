import { z } from 'zod';
import { mode, positive } from '../kit/schema.ts';

const solid = z.enum(['cube', 'cuboid', 'prism3', 'pyramid4', 'cylinder', 'cone']);
/** Rows of a cube net: "#" is a face, "." is empty. */
const net = z
  .array(z.string().regex(/^[#.]{1,5}$/))
  .min(1)
  .max(5);

export const schema = z.discriminatedUnion('mode', [
  mode(
    'fold',
    z.strictObject({
      solid,
      width: positive.optional(),
      depth: positive.optional(),
      height: positive.optional(),
      folded: z.number().min(0).max(1).optional(),
    }),
    z.strictObject({ folded: z.boolean() }),
  ),
  mode('which-net', z.strictObject({ nets: z.array(net).min(2).max(6) }), z.strictObject({ cubes: z.array(z.int().min(0).max(5)) })),
  mode(
    'surface',
    z.strictObject({ width: z.int().min(1).max(12), depth: z.int().min(1).max(12), height: z.int().min(1).max(12) }),
    z.strictObject({ surface: z.int().positive() }),
  ),
  mode('ant', z.strictObject({ width: positive, depth: positive, height: positive }), z.strictObject({ shortest: z.literal(true) })),
]);
