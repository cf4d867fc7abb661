import { z } from 'zod';
import { id, label, mode, positive } from '../kit/schema.ts';

const liquid = z.strictObject({ name: label, density: positive });
const sample = z.strictObject({ id, label, mass: positive, volume: positive });
const units = z.strictObject({ mass: z.enum(['g', 'kg']), volume: z.enum(['cm³', 'dm³', 'm³', 'ml', 'l']) });

export const schema = z.discriminatedUnion('mode', [
  mode(
    'measure-and-float',
    z.strictObject({ liquid, samples: z.array(sample).min(1).max(6), units: units.optional() }),
    z.strictObject({ filledRows: z.int().min(1).max(6), predictedBeforeDrop: z.boolean().optional() }),
  ),
  mode(
    'identify',
    z.strictObject({
      samples: z.array(sample).min(1).max(6),
      units: units.optional(),
      materials: z
        .array(z.strictObject({ id, name: label, density: positive }))
        .min(2)
        .max(8),
    }),
    z.strictObject({ materials: z.record(id, id) }),
  ),
  mode('sink', z.strictObject({ liquid, density: positive, volume: positive }), z.strictObject({ immersed: z.number().min(0).max(1) })),
]);
