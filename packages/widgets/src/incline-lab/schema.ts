import { z } from 'zod';
import { asked, asks } from '../kit/ask-schema.ts';
import { id, label, mode, positive, typed } from '../kit/schema.ts';

/** sliding: coefficient of sliding friction; static: of static friction (default 1.2 × sliding). Write 0 for an ideal surface. */
const surface = z.strictObject({ id, label, sliding: z.number().min(0).max(1.2), static: z.number().min(0).max(1.5).optional() });

export const schema = z.discriminatedUnion('mode', [
  /**
   * A block pulled on a level table: choose the surface, put weights on the block, pull it with a force meter (noise).
   * Arrows: weight, normal force, pull, friction, resultant. Rows: normal force N, friction F (while it slides evenly); slope = μ.
   */
  mode(
    'flat',
    z.strictObject({
      surfaces: z.array(surface).min(1).max(4),
      /** The weight of the block, N. */
      weight: positive,
      /** Extra weights that may be put on it, N (each one on or off); 0-4 pieces. */
      loads: z.array(positive).max(4).optional(),
      maxPull: positive,
      /** Step of the pull, N; default 0.5. */
      step: positive.optional(),
      /** The block may be laid on its small face as well (shows that the area does not matter). */
      faces: z.boolean().optional(),
      /** μ is not written. */
      hidden: z.boolean().optional(),
      noise: z.boolean().optional(),
      ask: asks.optional(),
    }),
    z.strictObject({
      /** What the block does under the pull: stays, moves evenly (resultant 0), or speeds up. */
      motion: z.enum(['rest', 'even', 'speeds-up']).optional(),
      pull: positive.optional(),
      surface: id.optional(),
      /** Rows of EACH surface. */
      rows: z.int().min(2).max(6).optional(),
      /** The pupil types μ of these surfaces. */
      friction: z.record(id, typed).optional(),
      asked: asked.optional(),
    }),
  ),
  /** A block on a slope: set its height (or angle), the surface and the pull along the slope; the weight is split into components. */
  mode(
    'slope',
    z.strictObject({
      weight: positive,
      /** Length of the slope, m. */
      length: positive,
      height: z.number().min(0),
      /** Below length; default 0.8 × length. */
      maxHeight: positive.optional(),
      /** Step of the height, m; default length / 20. Ignored with by: angle (1°). */
      step: positive.optional(),
      /** What the slider sets; height by default. With angle `height` is still in metres at the start. */
      by: z.enum(['height', 'angle']).optional(),
      surfaces: z.array(surface).min(1).max(4),
      pull: z.number().min(0).optional(),
      maxPull: positive,
      pullStep: positive.optional(),
      /** Components of the weight drawn: default true. */
      components: z.boolean().optional(),
      noise: z.boolean().optional(),
      ask: asks.optional(),
    }),
    z.strictObject({
      height: positive.optional(),
      /** Degrees, within 1. */
      angle: positive.optional(),
      pull: z.number().min(0).optional(),
      motion: z.enum(['rest', 'slides-down', 'even', 'pulled-up']).optional(),
      surface: id.optional(),
      /** Rows (h : l, holding force) at different heights, the block held by the meter without friction. */
      rows: z.int().min(2).max(8).optional(),
      /** The pupil types the slope of the fitted line: the weight in N. */
      weight: typed.optional(),
      asked: asked.optional(),
    }),
  ),
  /**
   * Pull a crate evenly along the level or up a slope to a given height: work = force × way, shown as an F-s rectangle,
   * split into lifting and friction. The pupil sets the length of the slope (or the way) and the force.
   */
  mode(
    'work',
    z.strictObject({
      weight: positive,
      /** 0 or missing: level ground. */
      height: z.number().min(0).optional(),
      /** Way along the ground or the slope, m. */
      way: positive,
      maxWay: positive,
      step: positive.optional(),
      surface: surface.optional(),
      maxForce: positive,
      ask: asks.optional(),
    }),
    z.strictObject({
      way: positive.optional(),
      /** N, within 2 %. */
      force: positive.optional(),
      /** The force needed is at most this. */
      forceAtMost: positive.optional(),
      /** J, within 2 %. */
      work: positive.optional(),
      /** Crates pulled along to the end with this many different ways (rows: s, F, W). */
      rows: z.int().min(2).max(6).optional(),
      asked: asked.optional(),
    }),
  ),
]);
