import { z } from 'zod';
import { curricula, pageBase, pageLink, safeHtml, subject } from './base.ts';
import { section, tocEntry } from './block.ts';
import { term } from './lesson.ts';
import { character } from './tools/character.ts';
import { errorHunt } from './tools/error-hunt.ts';
import { promptParts } from './tools/parts.ts';
import { promptMirror } from './tools/prompt-mirror.ts';
import { toolData } from './tools/tool-data.ts';
import { toolSection } from './tools/tool-section.ts';
import type { Topic } from './tools/topic.ts';

export const workshopDocument = z.object({
  kind: z.literal('workshop'),
  ...pageBase,
  minutes: z.number(),
  before: z.array(pageLink),
  /** Another workshop of the same grade. */
  next: pageLink.optional(),
  toc: z.array(tocEntry),
  sections: z.array(section),
});
export type WorkshopDocument = z.infer<typeof workshopDocument>;

export const toolDocument = z.object({
  kind: z.literal('tool'),
  ...pageBase,
  audience: z.enum(['student', 'teacher', 'both']),
  toolData: toolData.optional(),
  /** Checked at the source; compiled texts are HTML and longer than an author's limits. */
  topics: z.custom<Topic[]>(value => Array.isArray(value)).optional(),
  topicTemplate: promptParts.optional(),
  characters: z.array(character).optional(),
  sections: z.array(toolSection).optional(),
  errorHunt: errorHunt.optional(),
  promptMirror: promptMirror.optional(),
});
export type ToolDocument = z.infer<typeof toolDocument>;

export const courseLesson = pageLink.extend({
  description: z.string(),
  category: z.string(),
  minutes: z.number(),
  quiz: pageLink.optional(),
  practice: pageLink.optional(),
});
export const courseDocument = z.object({
  kind: z.literal('course'),
  ...pageBase,
  subject,
  grade: z.string(),
  unit: z.string(),
  unitTitle: z.string(),
  minutes: z.number(),
  goals: z.array(z.string()),
  lessons: z.array(courseLesson),
  test: pageLink.optional(),
  /** Goals and lessons as text; added when a page is served. */
  sections: z.array(section).optional(),
});
export type CourseDocument = z.infer<typeof courseDocument>;

export const collectionCard = z.object({
  link: z.string(),
  title: z.string(),
  text: z.string(),
  grade: z.string(),
  grades: z.array(z.number()),
  category: z.string(),
  premium: z.boolean(),
  curricula,
  minutes: z.number().optional(),
});
export type CollectionCard = z.infer<typeof collectionCard>;
export const collectionDocument = z.object({
  kind: z.literal('collection'),
  ...pageBase,
  subject,
  subtitle: z.string(),
  sections: z.array(
    z.object({ id: z.string(), title: z.string(), grade: z.string(), grades: z.array(z.number()), cards: z.array(collectionCard) }),
  ),
});
export type CollectionDocument = z.infer<typeof collectionDocument>;

export const helpDocument = z.object({
  kind: z.literal('help'),
  ...pageBase,
  /** The key of the category in the answer of `/api/help`, accents kept. */
  key: z.string(),
  articles: z.array(z.object({ question: z.string(), answer: safeHtml, text: z.string(), keywords: z.array(z.string()) })),
});
export type HelpDocument = z.infer<typeof helpDocument>;

export const legalDocument = z.object({
  kind: z.literal('legal'),
  ...pageBase,
  version: z.string(),
  effective: z.string(),
  toc: z.array(tocEntry),
  sections: z.array(section),
});
export type LegalDocument = z.infer<typeof legalDocument>;

export const glossaryTerm = z.object({
  ...term.shape,
  also: z.array(z.string()),
  subject: subject.optional(),
  lesson: pageLink.optional(),
});
export const glossaryDocument = z.object({ kind: z.literal('glossary'), ...pageBase, terms: z.array(glossaryTerm) });
export type GlossaryDocument = z.infer<typeof glossaryDocument>;
