import { z } from 'zod';
import type { Tone } from './scene.ts';

/** Fields that the schemas of several kinds share. */
export const label = z.union([z.string().trim().min(1).max(60), z.number()]).transform(String);
export const tone = z.literal([1, 2, 3, 4, 5, 6]) satisfies z.ZodType<Tone>;
/** Name of an element that a hotspot question can choose. */
export const elementId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,30}$/);
export const pair = z.tuple([z.number(), z.number()]);

/** What every figure may have. */
export const common = {
  /** Read out before the description instead of the kind's own name: `A kert alaprajza`. */
  title: z.string().trim().min(1).max(200).optional(),
};
