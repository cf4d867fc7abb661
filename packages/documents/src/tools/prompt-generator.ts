import { z } from 'zod';
import { field, promptParts, toolBase } from './parts.ts';

export const promptGenerator = z.strictObject({
  type: z.literal('prompt-generator'),
  ...toolBase,
  input: field,
  grade: field.optional(),
  style: field.optional(),
  template: promptParts,
  examples: z.array(z.string()).optional(),
});
