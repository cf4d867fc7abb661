import { z } from 'zod';

/** Set by the compiler for all typed questions of a page alike. */
export const typedKeys = z.enum(['digits', 'fractions']).optional();

/** One option, item or card as a pupil sees it. The id is drawn for the attempt and says nothing about the key. */
export const publicItem = z.object({ id: z.string(), text: z.string() });

/** The drawing and its description, never the spec: it holds values that are to be found. */
export const publicFigure = z.object({ svg: z.string(), alt: z.string() });

/** What a pupil may see of a question of any type; the last three only reach a teacher in teacher mode. */
export const publicFields = {
  id: z.string(),
  difficulty: z.number().optional(),
  question: z.string(),
  hintCount: z.number(),
  figure: publicFigure.optional(),
  points: z.number().optional(),
  part: z.string().optional(),
  correct: z.array(z.string()).optional(),
  answer: z.string().optional(),
  explanation: z.string().optional(),
};
