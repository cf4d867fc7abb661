import { subject } from '@eszkerek/documents/base';
import { z } from 'zod';
import { isoTime, slug } from './fields.ts';
import { firstRight } from './first-right.ts';
import { publicQuestion, solution } from './quiz-shapes.ts';

export const SETS = {
  maxSets: 100,
  maxItems: 40,
  /** Of one own question as JSON. */
  maxQuestionLength: 12_000,
  bankPage: 20,
} as const;

/** The types a teacher can write; the bank has more. */
export const OWN_TYPES = ['single', 'multi', 'numeric', 'shortText', 'order', 'match'] as const;
export type OwnType = (typeof OWN_TYPES)[number];

const count = z.number().int();
const level = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const questionId = z.string().min(1).max(80);

/**
 * A question of the bank by its place, or one of the teacher's own by its id. Own questions are stored as an author writes them
 * (the question schema of exercises), so other formats can be read into them and written from them.
 */
export const setItemRef = z.union([z.strictObject({ quiz: slug, id: questionId }), z.strictObject({ own: questionId })]);
export type SetItemRef = z.infer<typeof setItemRef>;

/** As written by a teacher; checked by the same rules as the bank's questions. */
export const ownQuestion = z.looseObject({ type: z.enum(OWN_TYPES) });
export type OwnQuestion = z.infer<typeof ownQuestion>;

export const setTitle = z.string().trim().min(1, 'Adj címet a kérdéssornak.').max(80, 'A cím legfeljebb 80 karakter lehet.');

export const bankEntry = z.object({
  quiz: z.string(),
  id: z.string(),
  /** Safe HTML, with the figure. */
  html: z.string(),
  type: z.string(),
  difficulty: level.nullable(),
  grades: z.array(z.number()),
  unit_title: z.string(),
  misconceptions: z.array(z.object({ id: z.string(), text: z.string() })),
  premium: z.boolean(),
  /** Of the caller's pupils; null when none has met it. */
  first_right: firstRight.nullable(),
});
export type BankEntry = z.infer<typeof bankEntry>;

export const setItem = z.object({
  ref: setItemRef,
  html: z.string(),
  type: z.string(),
  difficulty: level.nullable(),
  premium: z.boolean(),
  first_right: firstRight.nullable(),
  /** Of an own question: as it was written. */
  question: ownQuestion.nullable(),
});
export type SetItem = z.infer<typeof setItem>;

export const setEntry = z.object({
  slug: z.string(),
  title: z.string(),
  questions: count,
  /** False: a colleague's, opened by its code. */
  own: z.boolean(),
  author: z.string(),
  updated_at: isoTime,
});
export type SetEntry = z.infer<typeof setEntry>;

export const questionSet = setEntry.extend({
  subject,
  premium: z.boolean(),
  minutes: count,
  /** For the author alone. */
  share_code: z.string().nullable(),
  items: z.array(setItem),
});
export type QuestionSet = z.infer<typeof questionSet>;

export const questionFault = z.object({
  /** An error keeps the question out of the set, a warning does not. */
  level: z.enum(['error', 'warning']),
  message: z.string(),
  /** The field of the question it is about, and the place in a list from 0; null where it is about the whole. */
  part: z.string().nullable(),
  place: count.nullable(),
});
export type QuestionFault = z.infer<typeof questionFault>;

/** A question as its teacher sees it before it is used: as the pupil will, with the solution. */
export const questionPreview = z.object({
  question: publicQuestion.nullable(),
  solution: solution.nullable(),
  /** Each text as far as it is written, by its field, and by its place in a list. Safe HTML; a wrong one stands as it was typed. */
  drawn: z.array(z.object({ part: z.string(), place: count.nullable(), html: z.string() })),
  faults: z.array(questionFault),
});
export type QuestionPreview = z.infer<typeof questionPreview>;
