import { z } from 'zod';
import { mode, positive } from '../kit/schema.ts';

const degrees = z.number().min(0).max(360);
const goal = z.strictObject({ angle: degrees, tolerance: positive.optional() });

export const schema = z.discriminatedUnion('mode', [
  mode('measure', z.strictObject({ angle: z.number().min(5).max(175), tilt: z.number().min(-90).max(90).optional() }), goal),
  mode('draw', z.strictObject({ angle: degrees.optional() }), goal),
  mode('pairs', z.strictObject({ angle: z.number().min(10).max(170), show: z.enum(['vertical', 'supplementary', 'bisector']) }), goal),
]);
