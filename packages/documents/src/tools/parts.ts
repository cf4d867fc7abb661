import { z } from 'zod';

export { PROMPT_PARTS, type PromptPart } from './prompt-part-names.ts';

const template = z.string().trim().min(1).max(4000);
export const promptParts = z.strictObject({
  role: template,
  task: template,
  context: template.optional(),
  limits: template.optional(),
  format: template.optional(),
});
export type PromptParts = z.infer<typeof promptParts>;

export { STUDENT_TAIL } from './student-tail.ts';

export const fieldId = z.string().regex(/^[a-z][a-zA-Z0-9_]{0,30}$/);
const text = z.string().trim().min(1).max(1000);

export const field = z.strictObject({
  id: fieldId,
  label: text,
  kind: z.enum(['text', 'textarea', 'select', 'radio', 'checkbox', 'number', 'grade', 'date']),
  required: z.boolean().optional(),
  placeholder: z.string().optional(),
  help: z.string().optional(),
  options: z.array(z.strictObject({ value: text, label: text, promptText: z.string().optional() })).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  maxLength: z.number().int().min(1).max(4000).optional(),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  showIf: z.strictObject({ field: fieldId, equals: z.string() }).optional(),
});
export type Field = z.infer<typeof field>;

export const checkBack = z.strictObject({
  items: z
    .array(
      z.strictObject({
        kind: z.enum(['number', 'own-words', 'doubt', 'source']),
        label: text,
        expect: z.string().optional(),
        minChars: z.number().int().min(1).optional(),
      }),
    )
    .min(1),
});

export const toolBase = {
  intro: text.optional(),
  audience: z.enum(['student', 'teacher', 'both']).optional(),
  learningGoal: text.optional(),
  launch: z
    .strictObject({ targets: z.array(z.string()).optional(), mode: z.enum(['copy', 'copy+open']).optional(), note: z.string().optional() })
    .optional(),
  safety: z.strictObject({ personalDataCheck: z.boolean().optional(), adultSheet: z.boolean().optional() }).optional(),
  checkBack: checkBack.optional(),
  sampleAnswer: z.strictObject({ text, flaw: z.string().optional() }).optional(),
};
