import { z } from 'zod';
import { point } from '../../kit/schema.ts';
import { SHEET } from './paper.ts';

const tools = z
  .array(z.enum(['compass', 'ruler', 'set-square', 'point']))
  .min(1)
  .optional();
const length = z.number().min(1).max(9);
const degrees = z.number().min(20).max(140);
const onSheet = point.refine(
  ([x, y]) => x >= 0 && x <= SHEET.width && y >= 0 && y <= SHEET.height,
  `a pont legyen a lapon (0–${SHEET.width}; 0–${SHEET.height})`,
);
/** Where the given points stand, if not at their usual place. */
const at = <N extends string>(...names: N[]) => z.partialRecord(z.enum(names), onSheet).optional();

/** What is constructed from what. E and F are two points of the given line (or of the given ray), not shown. */
export const construction = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('perpendicular-bisector'), at: at('A', 'B'), tools }),
  z.strictObject({ what: z.literal('angle-bisector'), at: at('O', 'A', 'B'), tools }),
  z.strictObject({ what: z.literal('perpendicular'), onLine: z.boolean().optional(), at: at('P', 'E', 'F'), tools }),
  z.strictObject({ what: z.enum(['parallel', 'mirror-point']), at: at('P', 'E', 'F'), tools }),
  z.strictObject({
    what: z.enum(['circumcentre', 'circumcircle', 'incentre', 'centroid', 'orthocentre']),
    at: at('A', 'B', 'C'),
    tools,
  }),
  z
    .strictObject({ what: z.literal('triangle-sss'), sides: z.tuple([length, length, length]), at: at('A', 'E'), tools })
    .refine(({ sides }) => 2 * Math.max(...sides) < sides[0] + sides[1] + sides[2], 'ilyen oldalakkal nincs háromszög'),
  z.strictObject({ what: z.literal('triangle-sas'), sides: z.tuple([length, length]), angle: degrees, at: at('A', 'E', 'S'), tools }),
  z
    .strictObject({
      what: z.literal('triangle-asa'),
      side: length,
      angles: z.tuple([degrees, degrees]),
      at: at('A', 'E', 'S', 'T'),
      tools,
    })
    .refine(({ angles }) => angles[0] + angles[1] < 170, 'a két szög összege legyen kisebb 170°-nál'),
]);

export type Construction = z.infer<typeof construction>;
