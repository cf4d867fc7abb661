import { z } from 'zod';

const text = z.string().trim().min(1).max(2000);

/** `Prompt-tükör` as a page of its own: a box for any prompt, with samples to try. */
export const promptMirror = z.strictObject({
  placeholder: text.optional(),
  examples: z.array(z.strictObject({ label: text, text })).min(1),
});
export type PromptMirror = z.infer<typeof promptMirror>;
