import { z } from 'zod';
import { id, label, mode, num, point, positive } from '../kit/schema.ts';

const force = z.strictObject({ id, label, to: point, fixed: z.boolean().optional() });

export const schema = z.discriminatedUnion('mode', [
  /** 1 square = `scale` newtons. */
  mode(
    'arrows',
    z.strictObject({ forces: z.array(force).min(1).max(4), scale: positive.optional(), resultant: z.boolean().optional() }),
    z.strictObject({ resultant: point.optional(), balanced: z.literal(true).optional(), forces: z.record(id, point).optional() }),
  ),
  /** Choose which forces act on the body, and their direction. */
  mode(
    'force-map',
    z.strictObject({
      body: label,
      offered: z
        .array(z.strictObject({ id, label, direction: z.enum(['up', 'down', 'left', 'right']), why: label.optional() }))
        .min(2)
        .max(6),
    }),
    z.strictObject({ acting: z.array(id).min(1) }),
  ),
  mode(
    'push-off',
    z.strictObject({ leftMass: positive, rightMass: positive }),
    z.strictObject({ equalSpeeds: z.boolean().optional(), ratio: num.optional() }),
  ),
  mode(
    'work',
    z.strictObject({
      force: positive,
      distance: z.number().min(0),
      maxForce: positive,
      maxDistance: positive,
      friction: z.number().min(0).optional(),
    }),
    z.strictObject({ work: positive }),
  ),
]);
