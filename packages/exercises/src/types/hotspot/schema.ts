import { z } from 'zod';
import { base, figure, misconceptionId, text } from '../shared/fields.ts';
import { publicFields } from '../shared/public-fields.ts';

/** One element of the figure that can be chosen, by the id it has there. */
const spot = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,30}$/),
  correct: z.boolean().optional(),
  misconception: misconceptionId.optional(),
  explanation: text,
});

/** Choose a point, a segment, an angle or a region of the figure. */
export const hotspotQuestion = z.strictObject({ ...base, type: z.literal('hotspot'), figure, spots: z.array(spot).min(2).max(12) });

/** `x` and `y`: where the marker of the element stands, in percent of the drawing. */
const publicSpot = z.object({ id: z.string(), text: z.string(), x: z.number(), y: z.number() });
export const publicHotspot = z.object({ ...publicFields, type: z.literal('hotspot'), spots: z.array(publicSpot) });
