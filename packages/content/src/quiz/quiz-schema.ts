import { slug } from '@eszkerek/documents/slug';
import { question } from '@eszkerek/exercises/questions/schema';
import { z } from 'zod';

const head = {
  title: z.string().trim().min(3).max(110),
  description: z.string().trim().min(20).max(180).optional(),
  access: z.enum(['free', 'premium']),
  passPercent: z.number().int().min(50).max(100).default(70),
  minutes: z.number().int().min(5).max(60).default(10),
  keywords: z.array(z.string()).default([]),
  /** For reviewers: facts, sources, what was recomputed. Never shown. */
  note: z.string().optional(),
};

export const quizFile = z.strictObject({ slug: slug.startsWith('kviz-'), lesson: slug, ...head, questions: z.array(question).min(1) });
export type QuizFile = z.infer<typeof quizFile>;

export const testFile = z.strictObject({
  slug: slug.startsWith('teszt-'),
  unit: slug,
  ...head,
  access: z.literal('premium'),
  questions: z.array(question).min(1),
});
export type TestFile = z.infer<typeof testFile>;
