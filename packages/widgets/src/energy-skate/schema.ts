import { z } from 'zod';
import { asked, asks } from '../kit/ask-schema.ts';
import { id, label, mode, num, point, positive, typed } from '../kit/schema.ts';

export const schema = z.discriminatedUnion('mode', [
  /**
   * A skater on a track that runs through the given points ([x, height] in m, x increasing, 3-8 points; the curve is smooth).
   * Start, stop and turn back time; bars of kinetic, potential, thermal and total energy.
   */
  mode(
    'track',
    z.strictObject({
      points: z.array(point).min(3).max(8),
      maxHeight: positive,
      /** Points whose height the pupil may drag (0 = the first); none if missing. */
      editable: z.array(z.int().min(0).max(7)).max(8).optional(),
      /** Step of dragged heights, m; default 0.1. */
      step: positive.optional(),
      mass: positive,
      /** Coefficient of friction along the track; 0 by default. */
      friction: z.number().min(0).max(0.5).optional(),
      /** N/kg; 10 by default. */
      gravity: positive.optional(),
      /** Sliders the pupil gets besides time. */
      sliders: z
        .array(z.enum(['mass', 'friction', 'gravity']))
        .max(3)
        .optional(),
      maxMass: positive.optional(),
      /** x of the release from rest; the first point by default. */
      start: num.optional(),
      /** Speed gates: each shows the speed of the (last) pass with a reading error. */
      gates: z
        .array(z.strictObject({ id, label, x: num }))
        .max(3)
        .optional(),
      /** Seconds of a run; default 12. */
      seconds: positive.optional(),
      ask: asks.optional(),
    }),
    z.strictObject({
      /** Speed at the gate (m/s, within 2 %) by the model. */
      speeds: z.record(id, positive).optional(),
      /** The skater passes this gate. */
      reaches: id.optional(),
      /** Heights of the points, as in `points`. */
      heights: z.array(num).optional(),
      mass: positive.optional(),
      /** Thermal energy at the end of the run, J (within 3 %). */
      thermal: positive.optional(),
      /** Rows (drop h, v² at the first gate) with different release heights. */
      rows: z.int().min(2).max(8).optional(),
      /** The pupil types the slope of v² over h: 2g. */
      slope: typed.optional(),
      /** A result the pupil works out and types, under this label. */
      answer: z.strictObject({ label, value: positive, unit: label, tolerance: z.number().min(0.001).max(0.5).optional() }).optional(),
      asked: asked.optional(),
    }),
  ),
  /** A body with mass, speed and height on sliders: the two energies as bars that grow with them. */
  mode(
    'energy',
    z.strictObject({
      mass: positive,
      maxMass: positive,
      massStep: positive.optional(),
      speed: z.number().min(0),
      maxSpeed: positive,
      speedStep: positive.optional(),
      height: z.number().min(0),
      maxHeight: positive,
      heightStep: positive.optional(),
      gravity: positive.optional(),
      /** Reference levels to choose from, m above the ground: [{ "id": "talaj", "label": "talaj", "height": 0 }, { "id": "asztal", "label": "asztal", "height": 0.8 }]. */
      levels: z
        .array(z.strictObject({ id, label, height: num }))
        .max(3)
        .optional(),
      /** What is not on a slider stays as given; default all three. */
      sliders: z
        .array(z.enum(['mass', 'speed', 'height']))
        .min(1)
        .max(3)
        .optional(),
      ask: asks.optional(),
    }),
    z.strictObject({
      kinetic: positive.optional(),
      potential: num.optional(),
      total: positive.optional(),
      mass: positive.optional(),
      speed: positive.optional(),
      height: positive.optional(),
      level: id.optional(),
      asked: asked.optional(),
    }),
  ),
]);
