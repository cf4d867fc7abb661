import { z } from 'zod';
import { curricula, pageBase, pageLink, subject } from './base.ts';
import { section, tocEntry } from './block.ts';

/** A school term in three languages; `id` is its row in the glossary. */
export const term = z.object({ id: z.string(), hu: z.string(), ro: z.string(), en: z.string(), note: z.string().optional() });
export type Term = z.infer<typeof term>;

export const lessonDocument = z.object({
  kind: z.literal('lesson'),
  ...pageBase,
  subject,
  grade: z.string(),
  unit: z.string(),
  unitTitle: z.string(),
  minutes: z.number(),
  curricula,
  frameworks: z.array(z.string()).default([]),
  prerequisites: z.array(pageLink),
  toc: z.array(tocEntry),
  sections: z.array(section),
  /** The terms that are links in the text. */
  terms: z.array(term),
  /** Links exist only when the page behind them exists. */
  quiz: pageLink.optional(),
  practice: pageLink.optional(),
  /** Its endless challenges; drawn, so the page is not compiled. */
  challenge: pageLink.optional(),
  course: pageLink.optional(),
  previous: pageLink.optional(),
  next: pageLink.optional(),
});
export type LessonDocument = z.infer<typeof lessonDocument>;
