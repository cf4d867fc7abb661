import { z } from 'zod';
import { mode } from '../kit/schema.ts';

const name = z.string().min(1).max(9);
const place = z.int().min(0).max(7);

const state = z
  .strictObject({
    points: z.array(name).min(3).max(8),
    /** Edges that are there at the start, by the places of their ends in the list of points. */
    edges: z
      .array(z.tuple([place, place]))
      .max(28)
      .optional(),
    /** What an edge is called, for example "meccs"; "él" if not given. */
    edge: name.optional(),
  })
  .refine(({ points }) => new Set(points).size === points.length, 'két pontnak ugyanaz a neve')
  .refine(
    ({ points, edges = [] }) => edges.every(([a, b]) => a < b && b < points.length),
    'egy él két különböző ponthoz tartozik, az előbb álló az első',
  );

export const schema = z.discriminatedUnion('mode', [
  mode(
    'draw',
    state,
    z.union([
      /** Each point is joined to each other one. */
      z.strictObject({ complete: z.literal(true) }),
      /** How many edges start from each point. */
      z.strictObject({ degrees: z.array(place).min(3).max(8) }),
    ]),
  ),
]);
