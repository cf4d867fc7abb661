import { z } from 'zod';
import { mode } from '../kit/schema.ts';

const edge = z.int().min(1).max(8);

const box = z.strictObject({
  width: edge,
  depth: edge,
  height: edge,
  /** A rectangle cut out of the far right corner of the base: the base is L-shaped. */
  missing: z.strictObject({ width: edge, depth: edge }).optional(),
});

const cutFits = ({ width, depth, missing }: z.infer<typeof box>) => !missing || (missing.width < width && missing.depth < depth);
const CUT_TOO_LARGE = 'a hiányzó sarok legyen kisebb az alapnál';

export const schema = z.discriminatedUnion('mode', [
  mode('fill', box.refine(cutFits, CUT_TOO_LARGE), z.strictObject({ full: z.literal(true) })),
  /** There are too few cubes to fill the box: the pupil works out how many it needs. */
  mode(
    'count',
    box.extend({ supply: z.int().min(1).max(512) }).refine(cutFits, CUT_TOO_LARGE),
    z.strictObject({ volume: z.int().positive() }),
  ),
]);
