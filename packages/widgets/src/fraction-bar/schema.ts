import { z } from 'zod';
import { fraction, label, mode, rational } from '../kit/schema.ts';

const den = z.int().min(1).max(24);
const bar = z.strictObject({ num: z.int().min(0).max(48), den, label: label.optional() });
const denominators = z.array(den).min(1).max(10);
const two = z.array(bar).length(2);

export const schema = z.discriminatedUnion('mode', [
  mode(
    'add',
    z.strictObject({ bars: two, denominators }),
    z.strictObject({ sameDenominator: z.literal(true), merged: z.literal(true), sum: fraction }),
  ),
  mode(
    'subtract',
    z.strictObject({ bars: two, denominators }),
    z.strictObject({ sameDenominator: z.literal(true), merged: z.literal(true), difference: fraction }),
  ),
  mode(
    'shade',
    z.strictObject({
      shape: z.enum(['bar', 'circle']),
      num: z.int().min(0).max(48).optional(),
      den,
      maxDen: den.optional(),
      wholes: z.int().min(1).max(4).optional(),
    }),
    z.strictObject({ fraction, exactDenominator: z.boolean().optional() }),
  ),
  mode('equal', z.strictObject({ bar, denominators }), z.strictObject({ den })),
  mode(
    'compare',
    z.strictObject({ bars: two, denominators }),
    z.strictObject({ sameDenominator: z.literal(true), larger: z.enum(['first', 'second', 'equal']) }),
  ),
  mode('divide', z.strictObject({ whole: rational, piece: rational }), z.strictObject({ count: rational })),
]);
