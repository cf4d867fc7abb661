import { z } from 'zod';
import { label, mode } from '../kit/schema.ts';

const value = z.number().min(0).max(10);
const bit = z.int().min(0).max(1);

export const schema = z.discriminatedUnion('mode', [
  /** One neuron: weighted sum against a threshold, in every case of the table. */
  mode(
    'neuron',
    z.strictObject({
      inputs: z.array(label).min(2).max(4),
      fires: label,
      rests: label,
      weights: z.array(z.int().min(-5).max(5)).min(2).max(4),
      threshold: z.int().min(-10).max(10),
      cases: z
        .array(z.strictObject({ name: label.optional(), on: z.array(bit).min(2).max(4), fires: z.boolean() }))
        .min(1)
        .max(8),
    }),
    z.strictObject({ right: z.int().min(1).max(8) }),
  ),
  /** A small network that is really trained on labelled points; the pupil adds points and opens the weights. */
  mode(
    'network',
    z.strictObject({
      labels: z.tuple([label, label]),
      features: z.tuple([label, label]),
      points: z.array(z.strictObject({ x: value, y: value, label: bit })).max(24),
      hidden: z.int().min(0).max(4),
    }),
    z.strictObject({
      /** How many of the points must be right, of 100. */
      percent: z.int().min(50).max(100),
      points: z.int().min(2).max(40).optional(),
      hidden: z.int().min(0).max(4).optional(),
    }),
  ),
]);
