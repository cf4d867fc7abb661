import { z } from 'zod';

/** Fields that the schemas of several question types share. */
export const text = z.string().trim().min(1).max(2000);
const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/);
export const misconceptionId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** Numbers are written as people write them: `7/20`, `0,35`, `2.7`, `3`. The answer reader turns them into exact values. */
export const value = z.union([z.string().trim().min(1).max(120), z.number()]).transform(String);
export const checkCode = z.enum(['INT', 'NUM', 'FRAC', 'SET', 'TXT', 'PT', 'INTV', 'EXPR']);

export const option = z.strictObject({
  text,
  correct: z.boolean().optional(),
  misconception: misconceptionId.optional(),
  explanation: text,
});

const pattern = z.strictObject({
  value,
  tolerance: value.optional(),
  misconception: misconceptionId.optional(),
  explanation: text,
});

export const feedback = z.strictObject({
  correct: text.optional(),
  notLowest: text.optional(),
  patterns: z.array(pattern).max(12).default([]),
  other: text.optional(),
});

/** What a question of any type may have. */
export const base = {
  id: id.optional(),
  difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  question: text,
  hints: z.array(text).max(3).default([]),
  tags: z.array(z.string()).optional(),
  /** Figure drawn above the answers: a widget block in display mode, or an image with alt text. */
  figure: z.strictObject({ kind: z.string(), config: z.unknown(), alt: text }).optional(),
  region: z.enum(['ro', 'hu']).optional(),
  /** The worked solution. */
  solution: text.optional(),
};
