import { z } from 'zod';
import { field, fieldId, promptParts, toolBase } from './parts.ts';

const text = z.string().trim().min(1).max(600);
export const multiChoicePromptGenerator = z.strictObject({
  type: z.literal('multi-choice-prompt-generator'),
  ...toolBase,
  steps: z
    .array(
      z.strictObject({
        id: fieldId,
        question: text,
        multiple: z.boolean().optional(),
        max: z.number().int().min(1).optional(),
        required: z.boolean().optional(),
        options: z
          .array(
            z.strictObject({
              value: text,
              label: text,
              promptText: z.string().min(1).max(600),
              icon: z.string().optional(),
              excludes: z.array(z.string()).optional(),
            }),
          )
          .min(2),
      }),
    )
    .min(1),
  template: promptParts,
  extra: field.optional(),
});
