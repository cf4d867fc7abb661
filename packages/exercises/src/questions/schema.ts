import { z } from 'zod';

/**
 * A question as its author (or a generator) writes it: with keys, hints and explanations.
 * It never travels to a pupil as it stands; `public-view.ts` builds what may be shown.
 */
const text = z.string().trim().min(1).max(2000);
const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/);
export const misconceptionId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** Numbers are written as people write them: `7/20`, `0,35`, `2.7`, `3`. The answer reader turns them into exact values. */
const value = z.union([z.string().trim().min(1).max(120), z.number()]).transform(String);

const option = z.strictObject({
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

const feedback = z.strictObject({
  correct: text.optional(),
  notLowest: text.optional(),
  patterns: z.array(pattern).max(12).default([]),
  other: text.optional(),
});

const base = {
  id: id.optional(),
  difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  question: text,
  hints: z.array(text).max(3).default([]),
  tags: z.array(z.string()).optional(),
  /** Figure drawn above the answers: a widget block in display mode, or an image with alt text. */
  figure: z.strictObject({ kind: z.string(), config: z.unknown(), alt: text }).optional(),
  region: z.enum(['ro', 'hu']).optional(),
};

export const checkCode = z.enum(['INT', 'NUM', 'FRAC', 'SET', 'TXT', 'PT', 'INTV', 'EXPR']);

export const singleQuestion = z.strictObject({
  ...base,
  type: z.literal('single'),
  options: z.array(option).min(2).max(6),
  solution: text.optional(),
});
export const multiQuestion = z.strictObject({
  ...base,
  type: z.literal('multi'),
  options: z.array(option).min(3).max(8),
  solution: text.optional(),
});
export const numericQuestion = z.strictObject({
  ...base,
  type: z.literal('numeric'),
  answer: value,
  check: checkCode.default('NUM'),
  tolerance: value.optional(),
  accepted: z.array(value).optional(),
  unit: z.string().max(20).optional(),
  lowest: z.boolean().optional(),
  percent: z.boolean().optional(),
  /** Form wanted of an EXPR answer; without it the form of the key is wanted. */
  form: z.enum(['any', 'expanded', 'factored', 'fraction']).optional(),
  /** How the key is computed from the numbers of the text, e.g. `156/60`; a test recomputes it. */
  expr: z.string().max(400).optional(),
  feedback: feedback.optional(),
  solution: text.optional(),
});
export const shortTextQuestion = z.strictObject({
  ...base,
  type: z.literal('shortText'),
  answer: text,
  accepted: z.array(text).optional(),
  feedback: feedback.optional(),
  solution: text.optional(),
});
export const orderQuestion = z.strictObject({
  ...base,
  type: z.literal('order'),
  items: z.array(text).min(3).max(8),
  explanation: text,
  solution: text.optional(),
});
export const matchQuestion = z.strictObject({
  ...base,
  type: z.literal('match'),
  pairs: z
    .array(z.strictObject({ left: text, right: text, explanation: text.optional() }))
    .min(2)
    .max(8),
  /** Right-hand items that belong to nothing. */
  extra: z.array(z.strictObject({ right: text, misconception: misconceptionId.optional(), explanation: text.optional() })).optional(),
  explanation: text,
  solution: text.optional(),
});
export const numberLineQuestion = z.strictObject({
  ...base,
  type: z.literal('numberLine'),
  line: z.strictObject({
    min: z.number(),
    max: z.number(),
    ticks: z.number().int().min(1).max(60),
    labelsAt: z.array(value).optional(),
    snap: value.optional(),
  }),
  answer: value,
  check: checkCode.default('PT'),
  tolerance: value,
  feedback: feedback.optional(),
  solution: text.optional(),
});
export const fillStepsQuestion = z.strictObject({
  ...base,
  type: z.literal('fillSteps'),
  /** `[a]` marks a blank; inside a formula it is drawn as a lettered box. */
  template: text,
  blanks: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z]$/),
        answer: value,
        check: checkCode.optional(),
        accepted: z.array(value).optional(),
        wrong: z.array(z.strictObject({ value, misconception: misconceptionId.optional(), explanation: text })).default([]),
      }),
    )
    .min(1)
    .max(8),
  explanation: text,
  solution: text.optional(),
});

export const question = z.discriminatedUnion('type', [
  singleQuestion,
  multiQuestion,
  numericQuestion,
  shortTextQuestion,
  orderQuestion,
  matchQuestion,
  numberLineQuestion,
  fillStepsQuestion,
]);

export type Question = z.output<typeof question>;
export type QuestionInput = z.input<typeof question>;
export type QuestionType = Question['type'];
export type QuestionOf<T extends QuestionType> = Extract<Question, { type: T }>;
