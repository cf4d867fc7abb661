import { z } from 'zod';
import { id, label, mode, point, positive } from '../kit/schema.ts';
import { construction } from './construct/schema.ts';

const pair = z.tuple([id, id]);
const drawing = z.strictObject({ type: z.enum(['segment', 'line', 'ray', 'circle']), from: id, to: id, label: label.optional() });

export const schema = z.discriminatedUnion('mode', [
  mode(
    'points',
    z.strictObject({
      width: z.int().min(6).max(20).optional(),
      height: z.int().min(4).max(16).optional(),
      points: z
        .array(z.strictObject({ id, label, at: point, fixed: z.boolean().optional() }))
        .min(2)
        .max(8),
      draw: z.array(drawing).max(10),
    }),
    z.strictObject({
      collinear: z.array(id).min(3).optional(),
      parallel: z.tuple([pair, pair]).optional(),
      perpendicular: z.tuple([pair, pair]).optional(),
      length: z.strictObject({ of: pair, equals: positive }).optional(),
      equal: z.tuple([pair, pair]).optional(),
      midpoint: z.strictObject({ point: id, of: pair }).optional(),
    }),
  ),
  mode(
    'transversal',
    z.strictObject({ angle: z.number().min(20).max(160), tilt: z.number().min(-30).max(30).optional() }),
    z.strictObject({ angle: z.number(), parallel: z.boolean().optional() }),
  ),
  mode('construct', construction, z.strictObject({ finished: z.literal(true) })),
]);
