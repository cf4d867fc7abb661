import { z } from 'zod';
import { asked, asks } from '../kit/ask-schema.ts';
import { id, label, mode, positive } from '../kit/schema.ts';

const ask = asks.optional();
const optionalAsked = asked.optional();
const rows = z.int().min(1).max(8).optional();

export const schema = z.discriminatedUnion('mode', [
  mode(
    'bars',
    z.strictObject({
      /** Between the facing ends, cm. */
      distance: z.number().min(1).max(12),
      /** false: north is on the right. */
      turned: z.tuple([z.boolean(), z.boolean()]).optional(),
      show: z.enum(['lines', 'filings', 'none']).optional(),
      hideNames: z.boolean().optional(),
      single: z.boolean().optional(),
      cut: z.boolean().optional(),
      ask,
    }),
    z.strictObject({
      force: z.enum(['attract', 'repel']).optional(),
      near: positive.optional(),
      cut: z.literal(true).optional(),
      asked: optionalAsked,
    }),
  ),
  mode(
    'materials',
    z.strictObject({
      things: z
        .array(z.strictObject({ id, label, magnetic: z.boolean() }))
        .min(2)
        .max(8),
      ask,
    }),
    z.strictObject({ sorted: z.literal(true), asked: optionalAsked }),
  ),
  mode(
    'compass',
    z.strictObject({ north: z.enum(['left', 'right']), hidden: z.boolean().optional(), earth: z.boolean().optional(), ask }),
    z.strictObject({ north: z.literal(true).optional(), asked: optionalAsked }),
  ),
  mode(
    'electromagnet',
    z.strictObject({
      turns: z.int().min(0).max(200),
      current: z.number().min(-5).max(5),
      core: z.boolean().optional(),
      compass: z.boolean().optional(),
      /** Rows of clips against the current or the turns. */
      table: z.enum(['current', 'turns']).optional(),
      ask,
    }),
    z.strictObject({ clips: z.int().min(1).optional(), north: z.enum(['left', 'right']).optional(), rows, asked: optionalAsked }),
  ),
  mode(
    'induction',
    z.strictObject({
      turns: z.array(z.int().min(50).max(2000)).min(1).max(3),
      magnets: z
        .array(z.strictObject({ id, label, strength: positive }))
        .min(1)
        .max(2)
        .optional(),
      /** m/s. */
      speeds: z
        .array(z.strictObject({ id, label, speed: positive }))
        .min(1)
        .max(4)
        .optional(),
      table: z.boolean().optional(),
      ask,
    }),
    z.strictObject({
      /** At least this deflection, mV. */
      peak: positive.optional(),
      /** Both signs were seen. */
      signs: z.literal(true).optional(),
      rows,
      asked: optionalAsked,
    }),
  ),
  mode(
    'transformer',
    z.strictObject({
      primary: z.int().min(10).max(2000),
      secondary: z.int().min(10).max(2000),
      /** Alternating, V. */
      voltage: positive,
      step: z.int().min(1).optional(),
      max: z.int().min(50).max(2000).optional(),
      fixed: z.enum(['primary', 'secondary']).optional(),
      /** A switch to direct current, which gives nothing. */
      direct: z.boolean().optional(),
      /** Ω on the secondary: the currents are shown. */
      load: positive.optional(),
      ask,
    }),
    z.strictObject({ output: z.strictObject({ value: positive, tolerance: positive }).optional(), asked: optionalAsked }),
  ),
]);
