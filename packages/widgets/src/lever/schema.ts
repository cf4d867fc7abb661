import { z } from 'zod';
import { label, mode, positive } from '../kit/schema.ts';

const weight = z.strictObject({ weight: positive, arm: z.int().min(1).max(10), fixed: z.boolean().optional(), label: label.optional() });

export const schema = z.discriminatedUnion('mode', [
  mode(
    'balance',
    z.strictObject({
      left: z.array(weight).min(1).max(3),
      right: z.array(weight).min(1).max(3),
      arms: z.int().min(3).max(10).optional(),
      unit: z.enum(['N', 'kg']).optional(),
    }),
    z.strictObject({ balanced: z.literal(true) }),
  ),
  mode(
    'wrench',
    z.strictObject({ force: positive, arm: positive, maxForce: positive, maxArm: positive }),
    z.strictObject({ torque: positive }),
  ),
  mode(
    'one-sided',
    z.strictObject({ load: positive, loadArm: positive, effortArm: positive, maxArm: positive }),
    z.strictObject({ effort: positive }),
  ),
  mode(
    'tipping',
    z.strictObject({ width: positive, height: positive, tilt: z.number().min(0).max(80).optional() }),
    z.strictObject({ tipped: z.boolean() }),
  ),
]);
