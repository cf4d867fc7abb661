import { z } from 'zod';

const count = z.number().int();

/** Of one question: how many pupils have answered it, and how many of them were right at the first try. */
export const firstRight = z.object({ pupils: count, right: count });
export type FirstRight = z.infer<typeof firstRight>;
