import { question } from '@eszkerek/exercises/questions/schema';
import { z } from 'zod';
import { promptParts } from './parts.ts';

const text = z.string().trim().min(1).max(4000);
/** A topic of the topic selector; what it carries (page, prompt, questions, sections or sub-topics) decides its screen. */
export const topic = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
  title: text,
  grade: z.array(z.number()).optional(),
  description: text.optional(),
  icon: z.string().optional(),
  link: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/)
    .optional(),
  prompt: z.union([text, promptParts]).optional(),
  /** A mini quiz checked in the browser, like a lesson's `:::try`. */
  questions: z.array(question).optional(),
  /** `content` is Markdown at the source and safe HTML once compiled. */
  sections: z.array(z.strictObject({ id: z.string(), title: text, content: z.string() })).optional(),
  get subtopics() {
    return z.array(topic).optional();
  },
  curricula: z.array(z.enum(['ro', 'hu'])).optional(),
});
export type Topic = z.infer<typeof topic>;
