import { z } from 'zod';
import { common, label } from '../../kit/fields.ts';

/** Parts of the picture by the letters of the sets that hold them: `a`, `b`, `ab`, `abc`, `out` (in none of them). */
export const REGIONS = ['a', 'b', 'c', 'ab', 'ac', 'bc', 'abc', 'out'] as const;
export type Region = (typeof REGIONS)[number];

export const schema = z.strictObject({
  kind: z.literal('venn'),
  ...common,
  /** Names of two or three sets. */
  sets: z.array(label).min(2).max(3),
  /** What stands in a region: elements, or one number. */
  content: z.partialRecord(z.enum(REGIONS), z.array(label).max(6)).default({}),
  shaded: z.array(z.enum(REGIONS)).default([]),
  /** Name of the base set; draws a frame around. */
  universe: label.optional(),
  /** Regions that a hotspot question may choose. */
  choose: z.boolean().default(false),
});

export type Venn = z.output<typeof schema>;
export type VennInput = z.input<typeof schema>;
