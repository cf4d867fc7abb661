import { z } from 'zod';
import { promptParts, toolBase } from './parts.ts';

const text = z.string().trim().min(1).max(4000);
export const preloadedPromptLauncher = z.strictObject({
  type: z.literal('preloaded-prompt-launcher'),
  ...toolBase,
  prompts: z
    .array(
      z.strictObject({
        id: z.string(),
        title: text,
        why: text.optional(),
        /** Left out at the source where `parts` says it all; the compiler then joins them. */
        text: z.string().trim().max(4000).default(''),
        parts: promptParts.optional(),
        tags: z.array(z.string()).optional(),
        minutes: z.number().optional(),
        level: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
      }),
    )
    .min(1),
  allowEdit: z.boolean().optional(),
  order: z.enum(['fixed', 'random']).optional(),
});
