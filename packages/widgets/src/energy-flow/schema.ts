import { z } from 'zod';
import { asked, asks } from '../kit/ask-schema.ts';
import { id, label, mode, positive } from '../kit/schema.ts';

const ask = asks.optional();
const optionalAsked = asked.optional();
const share = z.number().min(0).max(100);
const efficiency = z.number().min(0).max(1);
const within = z.strictObject({ value: positive, tolerance: positive });
/** A number typed by the pupil. */
const answer = z.strictObject({ label, value: positive, tolerance: positive, unit: label.optional() }).optional();

export const schema = z.discriminatedUnion('mode', [
  /** Every step splits what comes in into a useful and a lost part. */
  mode(
    'chain',
    z.strictObject({
      input: z.strictObject({
        label,
        value: positive,
        unit: label,
        adjustable: z.strictObject({ min: positive, max: positive, step: positive }).optional(),
      }),
      steps: z
        .array(
          z.strictObject({
            id,
            label,
            useful: label,
            lost: label.optional(),
            /** Splits the loss in these proportions. */
            losses: z
              .array(z.strictObject({ label, share: positive }))
              .max(4)
              .optional(),
            efficiency,
            adjustable: z.strictObject({ min: efficiency, max: efficiency, step: positive }).optional(),
            /** The useful amount is not written until the answer is right. */
            hidden: z.boolean().optional(),
          }),
        )
        .min(1)
        .max(5),
      ask,
    }),
    z.strictObject({ output: within.optional(), efficiency: within.optional(), answer, asked: optionalAsked }),
  ),
  /** The same useful energy by different devices. */
  mode(
    'compare',
    z.strictObject({
      useful: z.strictObject({ label, value: positive, unit: label }),
      devices: z
        .array(z.strictObject({ id, label, efficiency: z.number().min(0.001).max(1), lost: label.optional() }))
        .min(2)
        .max(5),
      /** Price of a unit of input energy. */
      price: z.strictObject({ per: positive, unit: label }).optional(),
      ask,
    }),
    z.strictObject({ best: z.literal(true).optional(), answer, asked: optionalAsked }),
  ),
  /** A four-stroke engine turned by its crank, with the energy of one cycle. */
  mode(
    'engine',
    z.strictObject({
      fuel: positive,
      unit: label.optional(),
      shares: z
        .strictObject({ work: share, exhaust: share, cooling: share, friction: share })
        .refine(
          ({ work, exhaust, cooling, friction }) => Math.abs(work + exhaust + cooling + friction - 100) < 1e-6,
          'a részek összege 100 legyen',
        ),
      ask,
    }),
    z.strictObject({ cycle: z.literal(true).optional(), named: z.literal(true).optional(), asked: optionalAsked }),
  ),
]);
