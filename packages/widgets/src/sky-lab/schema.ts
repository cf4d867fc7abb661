import { z } from 'zod';
import { asked, asks } from '../kit/ask-schema.ts';
import { mode, num } from '../kit/schema.ts';

/** újhold, növekvő sarló, első negyed, növekvő (dagadó) hold, telihold, fogyó hold, utolsó negyed, fogyó sarló */
const phase = z.enum([
  'new',
  'waxing-crescent',
  'first-quarter',
  'waxing-gibbous',
  'full',
  'waning-gibbous',
  'last-quarter',
  'waning-crescent',
]);

export const schema = z.discriminatedUnion('mode', [
  /** The Moon on its orbit seen from above the north (drag it, or days), and its face as seen from Hungary/Transylvania. Cycle 29.5 days. */
  mode(
    'phases',
    z.strictObject({
      /** Days since new moon at the start, 0-29.5. */
      day: z.number().min(0).max(29.5),
      /** false: the face is hidden until the pupil checks a guess of the phase. */
      face: z.boolean().optional(),
      ask: asks.optional(),
    }),
    z.strictObject({
      phase: phase.optional(),
      /** Days since new moon (within 0.5). */
      day: z.number().min(0).max(29.5).optional(),
      asked: asked.optional(),
    }),
  ),
  /** New or full moon near or far from the plane of the Earth's orbit: is there an eclipse? */
  mode(
    'eclipse',
    z.strictObject({
      day: z.number().min(0).max(29.5),
      /** Height of the Moon above the plane of the Earth's orbit at the start, in Moon diameters, -10…10 (real: up to 10). */
      offset: z.number().min(-10).max(10),
      ask: asks.optional(),
    }),
    z.strictObject({ eclipse: z.enum(['solar', 'lunar', 'none']), phase: phase.optional(), asked: asked.optional() }),
  ),
  /** The turning Earth from above the North Pole: hour at the marked place, lit side, height of the Sun there. */
  mode(
    'day',
    z.strictObject({
      hour: z.number().min(0).max(24),
      /** Day of the year, 1-365; default 80 (21 March). */
      date: z.int().min(1).max(365).optional(),
      /** Degrees north; default 47. */
      latitude: z.number().min(-90).max(90).optional(),
      ask: asks.optional(),
    }),
    z.strictObject({
      hour: z.number().min(0).max(24).optional(),
      light: z.enum(['day', 'night', 'sunrise', 'sunset']).optional(),
      asked: asked.optional(),
    }),
  ),
  /** The Earth around the Sun: date, tilt of the axis, place: noon height of the Sun, length of the day, distance from the Sun. */
  mode(
    'seasons',
    z.strictObject({
      date: z.int().min(1).max(365),
      latitude: num.min(-90).max(90).optional(),
      /** Latitudes on a slider. */
      latitudes: z.boolean().optional(),
      /** Degrees, default 23.4; with `tilts` on a slider 0-60. */
      tilt: z.number().min(0).max(60).optional(),
      tilts: z.boolean().optional(),
      ask: asks.optional(),
    }),
    z.strictObject({
      /** Astronomical season of the northern half at the date. */
      season: z.enum(['spring', 'summer', 'autumn', 'winter']).optional(),
      date: z.int().min(1).max(365).optional(),
      /** Degrees, within 1. */
      noonHeight: num.optional(),
      /** Hours, within 0.25. */
      dayLength: z.number().min(0).max(24).optional(),
      tilt: z.number().min(0).max(60).optional(),
      asked: asked.optional(),
    }),
  ),
]);
