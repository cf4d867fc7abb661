import { z } from 'zod';
import { mode, point, positive } from '../kit/schema.ts';

const corners = { a: point, b: point, c: point };
const layer = z.enum(['median', 'altitude', 'bisector', 'perpendicular', 'midline']);
const kind = z.enum(['acute', 'right', 'obtuse', 'isosceles', 'equilateral', 'scalene']);

export const schema = z.discriminatedUnion('mode', [
  mode(
    'shape',
    z.strictObject({ ...corners, tear: z.boolean().optional(), axis: z.boolean().optional() }),
    z.strictObject({ kind: kind.optional(), angle: z.number().min(1).max(178).optional(), tornOff: z.boolean().optional() }),
  ),
  mode(
    'sticks',
    z.strictObject({ sides: z.tuple([positive, positive, positive]), max: positive.optional() }),
    z.strictObject({ possible: z.boolean(), sides: z.tuple([positive, positive, positive]).optional() }),
  ),
  mode(
    'lines',
    z.strictObject({ ...corners, layers: z.array(layer).min(1).max(5) }),
    z.strictObject({ show: layer, kind: kind.optional() }),
  ),
  mode(
    'congruent',
    z.strictObject({ ...corners, turn: z.number(), flip: z.boolean().optional() }),
    z.strictObject({ covered: z.literal(true) }),
  ),
]);
