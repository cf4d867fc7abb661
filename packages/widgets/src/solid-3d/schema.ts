import { z } from 'zod';
import { mode, positive } from '../kit/schema.ts';

const solid = z.enum([
  'cube',
  'cuboid',
  'prism3',
  'prism6',
  'pyramid3',
  'pyramid4',
  'pyramid6',
  'frustum4',
  'cylinder',
  'cone',
  'frustum-cone',
  'sphere',
]);
const edge = z.string().regex(/^[A-H]'?[A-H]'?$/, 'két csúcs betűje, például "AB"');

export const schema = z.discriminatedUnion('mode', [
  mode(
    'turn',
    z.strictObject({ solid, width: positive.optional(), depth: positive.optional(), height: positive.optional() }),
    z.strictObject({ faces: z.int().optional(), edges: z.int().optional(), vertices: z.int().optional() }),
  ),
  /** The pupil picks the edges of a cuboid ABCDEFGH that stand in the given relation to one edge. */
  mode('edges', z.strictObject({ edge }), z.strictObject({ relation: z.enum(['parallel', 'perpendicular', 'skew', 'meeting']) })),
  mode(
    'diagonal',
    z.strictObject({ width: positive, depth: positive, height: positive, show: z.enum(['face', 'body', 'angle']) }),
    z.strictObject({ value: positive, tolerance: positive.optional() }),
  ),
  mode(
    'section',
    z.strictObject({
      solid: z.enum(['pyramid4', 'cone', 'sphere', 'cylinder']),
      size: positive,
      height: positive,
      at: z.number().min(0).max(1).optional(),
    }),
    z.strictObject({ at: z.number().min(0).max(1) }),
  ),
  mode('open-book', z.strictObject({ angle: z.number().min(0).max(180) }), z.strictObject({ angle: z.number().min(0).max(180) })),
]);
