import { z } from 'zod';
import { asked, asks } from '../kit/ask-schema.ts';
import { id, label, mode, num, positive } from '../kit/schema.ts';

const scale = z.strictObject({ max: positive, division: positive, labelEvery: positive, unit: label });
const ask = asks.optional();
const optionalAsked = asked.optional();

export const schema = z.discriminatedUnion('mode', [
  /** Drag the ruler to the object, read both ends under the lens, type the length. */
  mode(
    'ruler',
    z.strictObject({
      object: z.strictObject({ label, length: positive, shape: z.enum(['pencil', 'book', 'leaf', 'key', 'bar']).optional() }),
      ruler: scale,
      /** The end with the 0 is broken off. */
      zeroWorn: z.boolean().optional(),
      ask,
    }),
    z.strictObject({ length: z.literal(true).optional(), asked: optionalAsked }),
  ),
  mode(
    'cylinder',
    z.strictObject({
      cylinder: scale,
      water: positive,
      pour: z.strictObject({ min: num, max: positive, step: positive }).optional(),
      /** A floating object sinks only when a needle presses it under. */
      objects: z.array(z.strictObject({ id, label, volume: positive, floats: z.boolean().optional() })).max(5),
      ask,
    }),
    z.strictObject({
      /** The typed reading of the present level. */
      level: z.literal(true).optional(),
      /** Water poured up to this mark. */
      water: positive.optional(),
      /** Typed volumes of these objects. */
      volumes: z.array(id).optional(),
      asked: optionalAsked,
    }),
  ),
  mode(
    'balance',
    z.strictObject({
      objects: z
        .array(z.strictObject({ id, label, mass: positive }))
        .min(1)
        .max(4),
      weights: z.array(positive).min(1).max(14),
      unit: z.enum(['g', 'kg', 'mg']).optional(),
      ask,
    }),
    z.strictObject({ masses: z.array(id).min(1), asked: optionalAsked }),
  ),
  /** The same thing measured many times: table, mean, deviation. */
  mode(
    'repeat',
    z.strictObject({
      scene: z.enum(['pendulum', 'drop', 'table', 'pulse']),
      quantity: z.strictObject({ label, unit: label, symbol: label.optional() }),
      /** Of one swing where several are timed together. */
      value: positive,
      instrument: z.strictObject({ label, division: positive, spread: positive }),
      counts: z.array(z.int().min(1).max(50)).min(1).max(4).optional(),
      /** A gross error in one row; the pupil may strike it out. */
      slip: z.strictObject({ row: z.int().min(2).max(20), factor: positive }).optional(),
      maxRows: z.int().min(3).max(20).optional(),
      ask,
    }),
    z.strictObject({
      rows: z.int().min(2).max(20),
      mean: z.literal(true).optional(),
      deviation: z.literal(true).optional(),
      count: z.int().min(1).max(50).optional(),
      strikeOut: z.literal(true).optional(),
      asked: optionalAsked,
    }),
  ),
]);
