import { z } from 'zod';
import { id, label, mode, natural, num, positive, rational } from '../kit/schema.ts';

const line = { min: num, max: num, step: rational.optional(), labelEvery: rational.optional(), unit: label.optional() };
const end = z.strictObject({ at: num.nullable(), closed: z.boolean() });

export const schema = z.discriminatedUnion('mode', [
  mode(
    'place',
    z.strictObject({
      ...line,
      markers: z
        .array(z.strictObject({ id, label, at: rational.optional() }))
        .min(1)
        .max(5),
    }),
    z.strictObject({ markers: z.record(id, rational), tolerance: positive.optional() }),
  ),
  mode(
    'jump',
    z.strictObject({ ...line, start: num, jumps: z.array(positive).min(1).max(5), back: z.boolean().optional() }),
    z.strictObject({ reach: num, maxJumps: natural.optional(), via: num.optional() }),
  ),
  mode('round', z.strictObject({ number: num, to: positive }), z.strictObject({ rounded: num })),
  mode('mirror', z.strictObject({ ...line, at: num }), z.strictObject({ opposite: num.optional(), absolute: num.optional() })),
  mode('interval', z.strictObject({ ...line, from: end, to: end }), z.strictObject({ from: end, to: end })),
  mode(
    'zoom',
    z.strictObject({ symbol: label, target: num, from: z.int(), to: z.int() }),
    z.strictObject({ digits: z.int().min(1).max(5) }),
  ),
  mode(
    'two-hops',
    z.strictObject({ first: z.int().min(2).max(30), second: z.int().min(2).max(30), max: z.int().min(4).max(200) }),
    z.strictObject({ meet: z.int().positive() }),
  ),
]);
