import { publicQuestion } from '@eszkerek/exercises/questions/public-shape';
import { z } from 'zod';
import { isoTime, slug, uuid } from './fields.ts';

export { type PublicItem, type PublicOf, type PublicQuestion, publicQuestion } from '@eszkerek/exercises/questions/public-shape';

/** The value of an answer by question type: id; ids; typed text; left -> right ids; blank -> typed text. */
export const answerValue = z.union([
  z.string().max(400),
  z.array(z.string().max(80)).max(12),
  z.record(z.string().max(80), z.string().max(400)).refine(value => Object.keys(value).length <= 12),
]);
export type AnswerValue = z.infer<typeof answerValue>;

/** What is revealed once a question is closed; ids are those that were shown. */
export const solution = z.object({
  answer: z.string().optional(),
  correct: z.array(z.string()).optional(),
  pairs: z.record(z.string(), z.string()).optional(),
  blanks: z.record(z.string(), z.string()).optional(),
  explanations: z.record(z.string(), z.string()).optional(),
  /** The model solution of a written task by its steps, a point each. */
  barem: z
    .array(z.object({ blank: z.string(), text: z.string() }))
    .readonly()
    .optional(),
  text: z.string().optional(),
});
export type Solution = z.infer<typeof solution>;

export const answerResult = z.object({
  questionId: z.string(),
  status: z.enum(['correct', 'partial', 'incorrect', 'unreadable', 'saved']),
  points: z.number(),
  understood: z.string().optional(),
  message: z.string(),
  explanation: z.string().optional(),
  misconception: z.object({ id: z.string(), text: z.string(), lesson: slug.optional(), section: z.string().optional() }).optional(),
  /** Which blanks of a worked solution are right; the pair that the reply names. All parts of other types are told once the question is closed. */
  parts: z
    .array(z.object({ id: z.string(), status: z.string(), message: z.string().optional(), explanation: z.string().optional() }))
    .optional(),
  /** The two readings of a text that could mean either. */
  choices: z.array(z.string()).optional(),
  canRetry: z.boolean(),
  solution: solution.optional(),
});
export type AnswerResult = z.infer<typeof answerResult>;

export const givenAnswer = z.object({
  questionId: z.string(),
  try: z.number(),
  answer: answerValue,
  status: answerResult.shape.status,
  points: z.number(),
  result: answerResult.optional(),
});

export const attemptView = z.object({
  id: z.string(),
  quiz_slug: slug,
  title: z.string(),
  mode: z.enum(['practice', 'test', 'endless']),
  started_at: isoTime,
  finished_at: isoTime.nullable(),
  score_percentage: z.number().nullable(),
  questions: z.array(publicQuestion),
  answers: z.array(givenAnswer),
  hints: z.array(z.object({ questionId: z.string(), used: z.array(z.string()) })),
  /** Only after finish: the points and the solution of every question. */
  review: z
    .array(
      z.object({
        questionId: z.string(),
        points: z.number(),
        topic: z.string().optional(),
        /** Of an exam's task: what teaches it. A lesson without a slug is not written yet. */
        lessons: z.array(z.object({ title: z.string(), slug: slug.optional() })).optional(),
        solution,
      }),
    )
    .optional(),
});
export type AttemptView = z.infer<typeof attemptView>;

export const attemptParams = z.object({ id: z.union([uuid, z.string().regex(/^[\w-]{20,80}$/)]) });
