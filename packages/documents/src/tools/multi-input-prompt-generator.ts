import { z } from 'zod';
import { field, fieldId, promptParts, toolBase } from './parts.ts';

export const multiInputPromptGenerator = z.strictObject({
  type: z.literal('multi-input-prompt-generator'),
  ...toolBase,
  fields: z.array(field).min(1),
  groups: z
    .array(z.strictObject({ id: z.string(), title: z.string(), fieldIds: z.array(fieldId).min(1), collapsed: z.boolean().optional() }))
    .optional(),
  template: promptParts,
  variants: z.array(z.strictObject({ id: z.string(), label: z.string(), template: promptParts })).optional(),
  submitLabel: z.string().optional(),
});
