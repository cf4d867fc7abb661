import { SLOT_FORMS } from '@eszkerek/exercises/generators/slot-forms';
import { z } from 'zod';
import { curricula, pageBase, pageLink, safeHtml, subject } from './base.ts';
import { slug } from './slug.ts';

/** Questions are not here: they live among the server-only keys under the same slug. */
const assessment = { ...pageBase, minutes: z.number(), passPercent: z.number(), questionCount: z.number() };

export const quizDocument = z.object({ kind: z.literal('quiz'), ...assessment, subject, lesson: pageLink.optional() });
export type QuizDocument = z.infer<typeof quizDocument>;

export const testDocument = z.object({
  kind: z.literal('test'),
  ...assessment,
  subject,
  unit: z.string(),
  unitTitle: z.string(),
  lessons: z.array(pageLink),
});
export type TestDocument = z.infer<typeof testDocument>;

export const practiceDocument = z.object({
  kind: z.literal('practice'),
  ...pageBase,
  subject,
  generator: z.string(),
  lesson: pageLink,
  minutes: z.number(),
});
export type PracticeDocument = z.infer<typeof practiceDocument>;

export const generatorDraw = z.object({
  generator: z.string(),
  level: z.number().int().min(1).max(3).optional(),
  count: z.number().int().min(1).default(1),
});
const level = z.union([z.literal(1), z.literal(2), z.literal(3)]);
/** One position of the blueprint: a paper has one task for each. */
export const examSlot = z.object({
  id: z.string(),
  /** The competence it asks for: results are grouped by it. */
  topic: z.string(),
  form: z.enum(SLOT_FORMS),
  level: z.union([level, z.array(level).min(2)]),
  generators: z.array(z.string()).min(1),
  parts: z.number().int().min(2).max(8).optional(),
  lead: z.string().optional(),
  weights: z.array(z.number().positive()).optional(),
  figure: z.boolean().optional(),
  /** Its task is among the keys, under its id: the same for everybody. */
  fixed: z.boolean().optional(),
});
export const examPart = z.object({
  id: z.string(),
  title: z.string(),
  intro: safeHtml.optional(),
  /** Points of one question of this part. */
  points: z.number(),
  minutes: z.number().optional(),
  /** The solution is written down, and marked by the pupil after the exam. */
  written: z.boolean().optional(),
  /** How many fixed questions the part has among the keys. */
  fixed: z.number(),
  /** Ids of this part's fixed questions, in order. */
  questionIds: z.array(z.string()),
  /** What each fixed question asks for, in their order, and the lessons that teach it. */
  about: z.array(z.object({ topic: z.string(), lessons: z.array(slug) })).optional(),
  draw: z.array(generatorDraw),
  slots: z.array(examSlot),
  fromTests: z.object({ slugs: z.array(slug), count: z.number() }).optional(),
});
export const examDocument = z.object({
  kind: z.literal('exam'),
  ...assessment,
  subject,
  curricula,
  calculator: z.boolean(),
  grading: z.enum(['percent', 'ro-1-10', 'hu-1-5']),
  bonusPoints: z.number(),
  parts: z.array(examPart),
  /** Topics that no written lesson teaches yet, and the lesson each waits for. */
  waits: z.array(z.object({ topic: z.string(), lessons: z.array(z.string()) })),
});
export type ExamDocument = z.infer<typeof examDocument>;
