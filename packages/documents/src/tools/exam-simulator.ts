import { z } from 'zod';
import { EXAM_DEFAULT_QUESTIONS } from './exam-defaults.ts';
import { field, promptParts, toolBase } from './parts.ts';

export const examSimulator = z.strictObject({
  type: z.literal('exam-simulator'),
  ...toolBase,
  questionCount: z.number().int().min(1).max(60).default(EXAM_DEFAULT_QUESTIONS),
  source: z.enum(['bank', 'prompt']),
  bank: z
    .strictObject({
      quizSlugs: z.array(z.string()).optional(),
      /** Titles of the quizzes, to choose topics by; filled in by the compiler. */
      topics: z.array(z.strictObject({ id: z.string(), title: z.string() })).optional(),
      blueprint: z.array(z.strictObject({ tag: z.string(), count: z.number().int().min(1), points: z.number().optional() })).optional(),
      shuffle: z.boolean().optional(),
      seed: z.enum(['random', 'daily', 'class']).optional(),
    })
    .optional(),
  promptTemplate: promptParts.optional(),
  settings: z
    .strictObject({
      minutes: z.number().nullable().optional(),
      allowFactor: z.array(z.union([z.literal(1), z.literal(1.5), z.literal(2)])).optional(),
      clock: z.enum(['shown', 'folded', 'off']).optional(),
      calculator: z.boolean().optional(),
      grading: z.enum(['percent', 'ro-1-10', 'hu-1-5']).optional(),
      bonusPoints: z.number().optional(),
    })
    .optional(),
  selectors: z.array(field).optional(),
});
