import { z } from 'zod';
import { toolBase } from './parts.ts';

const text = z.string().trim().min(1).max(600);
export const hubPage = z.strictObject({
  type: z.literal('hub-page'),
  ...toolBase,
  groups: z
    .array(
      z.strictObject({
        id: z.string(),
        title: text,
        description: text.optional(),
        cards: z
          .array(
            z.strictObject({
              link: z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
              title: text,
              text: text.optional(),
              icon: z.string().optional(),
              grade: z.array(z.number()).optional(),
              premium: z.boolean().optional(),
              audience: z.enum(['student', 'teacher', 'both']).optional(),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
  showFilter: z.boolean().optional(),
});
