import { z } from 'zod';
import { asked, asks } from '../kit/ask-schema.ts';
import { id, label, mode, positive, typed } from '../kit/schema.ts';

/** density in kg/m³ (water 1000). */
const liquid = z.strictObject({ id, label, density: positive });

export const schema = z.discriminatedUnion('mode', [
  /** A pressure probe in a tank: depth, liquid, shape of the tank, direction of the membrane. Rows: h (cm or m), p; slope = ρg. */
  mode(
    'depth',
    z.strictObject({
      liquids: z.array(liquid).min(1).max(4),
      depth: z.number().min(0),
      maxDepth: positive,
      /** cm or m (default m). Pressure is shown in kPa (m) or Pa (cm), of the liquid alone. */
      unit: z.enum(['m', 'cm']).optional(),
      step: positive.optional(),
      /** Shapes of the tank to choose from; the pressure does not depend on them. */
      shapes: z
        .array(z.enum(['straight', 'wide', 'narrow']))
        .max(3)
        .optional(),
      /** The membrane may be turned up, down and sideways. */
      directions: z.boolean().optional(),
      gravity: positive.optional(),
      noise: z.boolean().optional(),
      ask: asks.optional(),
    }),
    z.strictObject({
      depth: positive.optional(),
      /** In the unit shown (kPa or Pa), within 2 %. */
      pressure: positive.optional(),
      liquid: id.optional(),
      /** Rows of EACH liquid at different depths. */
      rows: z.int().min(2).max(8).optional(),
      /** The pupil types the slope of these liquids: kPa per m, or Pa per cm. */
      slope: z.record(id, typed).optional(),
      asked: asked.optional(),
    }),
  ),
  /** Connected vessels: pour into an arm, open the valve; or a U tube with a second liquid in its left arm. */
  mode(
    'vessels',
    z.strictObject({
      /** Cross sections in cm²; 2-4 arms. */
      arms: z
        .array(z.strictObject({ area: positive, shape: z.enum(['straight', 'slanted', 'bulb']).optional() }))
        .min(2)
        .max(4),
      /** Heights of the liquid in each arm at the start, cm (closed valve). */
      levels: z.array(z.number().min(0)).min(2).max(4),
      maxLevel: positive,
      liquid: liquid.optional(),
      open: z.boolean().optional(),
      /** A second liquid above the first in the left arm of two equal arms: its column may be poured from 0 to `max` cm. */
      other: z.strictObject({ id, label, density: positive, max: positive, height: z.number().min(0).optional() }).optional(),
      ask: asks.optional(),
    }),
    z.strictObject({
      /** Common level with open valve, cm (within 0.2). */
      level: positive.optional(),
      /** Open the valve only after predicting the common level (typed, within 0.5 cm). */
      predict: z.boolean().optional(),
      /** With a second liquid: difference of the two surfaces (cm) or its column. */
      difference: positive.optional(),
      column: positive.optional(),
      asked: asked.optional(),
    }),
  ),
  /** Hydraulic press: areas in cm², force on the small piston, load on the large one (N); ways of the pistons. */
  mode(
    'press',
    z.strictObject({
      smallArea: positive,
      largeArea: positive,
      /** With it the large area is on a slider up to this. */
      maxLargeArea: positive.optional(),
      force: z.number().min(0),
      maxForce: positive,
      step: positive.optional(),
      load: positive,
      /** Full way of the small piston, cm (default 20). */
      stroke: positive.optional(),
      ask: asks.optional(),
    }),
    z.strictObject({
      /** The load is lifted (force large enough). */
      lifts: z.literal(true).optional(),
      /** Least force that holds the load (within 2 %). */
      force: positive.optional(),
      largeArea: positive.optional(),
      /** Way of the large piston, cm. */
      raised: positive.optional(),
      asked: asked.optional(),
    }),
  ),
  /** A body on a force meter let down into a liquid: displaced volume, buoyancy, what the meter shows; released it floats or sinks. */
  mode(
    'float',
    z.strictObject({
      /** volume cm³, density g/cm³. */
      bodies: z
        .array(z.strictObject({ id, label, volume: positive, density: positive }))
        .min(1)
        .max(4),
      liquids: z.array(liquid).min(1).max(4),
      /** false: densities are not written (default: written). */
      densities: z.boolean().optional(),
      gravity: positive.optional(),
      noise: z.boolean().optional(),
      ask: asks.optional(),
    }),
    z.strictObject({
      body: id.optional(),
      liquid: id.optional(),
      /** Submerged share, 0-1 (within 0.03). */
      submerged: z.number().min(0).max(1).optional(),
      /** N, within 3 %. */
      buoyancy: positive.optional(),
      /** Let go: what happens. */
      outcome: z.enum(['floats', 'hovers', 'sinks']).optional(),
      /** Rows (V submerged, F buoyancy) of the body and liquid in use. */
      rows: z.int().min(2).max(8).optional(),
      /** Predict floats/hovers/sinks for every body in every liquid BEFORE letting it go. */
      predictAll: z.literal(true).optional(),
      asked: asked.optional(),
    }),
  ),
]);
