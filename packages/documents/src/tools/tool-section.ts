import { z } from 'zod';

const text = z.string().trim().min(1).max(4000);

/** A part of a page that is only to be read; `content` is Markdown at the source and safe HTML once compiled. */
export const toolSection = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
  title: text,
  content: z.string(),
  type: z.enum(['section', 'tasks_section', 'tasks']).optional(),
  prompts: z.array(z.strictObject({ label: text, text })).optional(),
});
export type ToolSection = z.infer<typeof toolSection>;
