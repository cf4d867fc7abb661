import { z } from 'zod';
import { asked, asks } from '../kit/ask-schema.ts';
import { id, label, mode, positive, typed } from '../kit/schema.ts';

const planet = z.enum(['earth', 'moon', 'mars', 'venus', 'jupiter']);

export const schema = z.discriminatedUnion('mode', [
  /**
   * Hang weights on a spring, read the ruler (with reading errors), write rows into the notebook (F in N, extension in cm);
   * after 3 rows of a spring the fitted line and its slope (N/cm) can be read.
   */
  mode(
    'hooke',
    z.strictObject({
      /** stiffness in N/m; length: unstretched, cm. hidden: k is not written. `limit`: above this force (N) it stretches for good (overstretched). */
      springs: z
        .array(
          z.strictObject({ id, label, stiffness: positive, length: positive, hidden: z.boolean().optional(), limit: positive.optional() }),
        )
        .min(1)
        .max(3),
      /** The weights in the tray, grams; each may hang or lie. 2-6 pieces. */
      weights: z.array(positive).min(2).max(6),
      /** N/kg; 10 if not given. */
      gravity: positive.optional(),
      /** What the ruler shows: the extension (its zero set at the unloaded end) or the whole length (the pupil subtracts). */
      ruler: z.enum(['extension', 'length']).optional(),
      /** false: exact instruments. */
      noise: z.boolean().optional(),
      ask: asks.optional(),
    }),
    z.strictObject({
      /** This many different rows of EACH spring. */
      rows: z.int().min(2).max(8).optional(),
      /** The pupil types k of these springs in N/m. */
      stiffness: z.record(id, typed).optional(),
      /** The pupil hangs weights so that the spring in use stretches this much (cm, within 0.15 cm). */
      extension: positive.optional(),
      asked: asked.optional(),
    }),
  ),
  /** The same body on a force meter and on a balance on several planets: the mass stays, the weight changes. */
  mode(
    'planets',
    z.strictObject({
      planets: z.array(planet).min(2).max(5),
      start: planet.optional(),
      mass: positive,
      maxMass: positive,
      step: positive.optional(),
      /** On Earth 10 (default) or 9.8; Moon 1.6, Mars 3.7, Venus 8.9, Jupiter 24.8. */
      earth: z.union([z.literal(10), z.literal(9.8), z.literal(9.81)]).optional(),
      ask: asks.optional(),
    }),
    z.strictObject({
      planet: planet.optional(),
      mass: positive.optional(),
      /** The meter must show this (N, within 2 %). */
      weight: positive.optional(),
      /** This many rows (m, G) on the planet of the goal, or on the start planet. */
      rows: z.int().min(2).max(8).optional(),
      /** The pupil types g of these planets (N/kg). */
      gravity: z.partialRecord(planet, typed).optional(),
      asked: asked.optional(),
    }),
  ),
  /** Choose a force meter with a fitting range, read the force and draw its arrow to scale. */
  mode(
    'force-meter',
    z.strictObject({
      /** max: end of scale, step: one division, N. */
      meters: z
        .array(z.strictObject({ max: positive, step: positive }))
        .min(1)
        .max(3),
      /** hang: weight downwards; pull: dragged evenly sideways. */
      bodies: z
        .array(z.strictObject({ id, label, force: positive, how: z.enum(['hang', 'pull']).optional() }))
        .min(1)
        .max(4),
      /** With it the pupil also draws the arrow: this many N is 1 cm. */
      arrowScale: positive.optional(),
      ask: asks.optional(),
    }),
    z.strictObject({
      /** Bodies whose force must be typed (within the smallest division of the finest fitting meter). */
      read: z.array(id).min(1).max(4).optional(),
      /** Bodies whose arrow must have the right length. */
      arrows: z.array(id).min(1).max(4).optional(),
      asked: asked.optional(),
    }),
  ),
]);
