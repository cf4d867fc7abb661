import { z } from 'zod';
import { subject } from './base.ts';
import { document } from './document.ts';
import { collectionDocument } from './pages.ts';
import { compiledQuestion } from './question.ts';
import { slug } from './slug.ts';

export const searchEntry = z.object({
  slug,
  title: z.string(),
  description: z.string(),
  kind: z.string(),
  category: z.string(),
  subject: z.string().optional(),
  grade: z.string().optional(),
  grades: z.array(z.number()),
  keywords: z.array(z.string()),
  headings: z.array(z.string()),
  /** Other words for the topic, in any language: the glossary's and those of kereses.yaml. */
  phrases: z.array(z.string()),
  /** The first few hundred characters of plain text; of a premium page its description only. */
  text: z.string(),
});
export type SearchEntry = z.infer<typeof searchEntry>;

/** Words that mean the same as a Hungarian one: translations and colloquial words. */
export const synonym = z.object({ hu: z.string(), words: z.array(z.string()) });
export type Synonym = z.infer<typeof synonym>;

export const curriculumItem = z.object({
  slug,
  title: z.string(),
  description: z.string(),
  grade: z.string().optional(),
  grades: z.array(z.number()),
  category: z.string(),
  subject: z.string().optional(),
  audience: z.enum(['student', 'teacher', 'both']).optional(),
});
export type CurriculumItem = z.infer<typeof curriculumItem>;

/** The answer of `GET /api/curriculums`. */
export const curriculums = z.object({
  freeTools: z.array(curriculumItem),
  premiumCourses: z.array(curriculumItem),
  premiumTools: z.array(curriculumItem),
  freeLessons: z.object({ matematika: z.array(curriculumItem), fizika: z.array(curriculumItem), ai: z.array(curriculumItem) }),
});
export type Curriculums = z.infer<typeof curriculums>;

/** `text` speaks of the pupil to a teacher, `pupil` to the pupil. */
export const misconception = z.object({ text: z.string(), pupil: z.string(), lesson: slug, section: z.string() });
export type Misconception = z.infer<typeof misconception>;

/** A lesson's place in the curriculum, written or not. */
export const mapLesson = z.object({
  slug,
  title: z.string(),
  goal: z.string(),
  subject,
  unit: z.string(),
  unitTitle: z.string(),
  /** The unit's test, if it exists. */
  test: slug.optional(),
  /** As shown: `5`, `7–8`. */
  grade: z.string(),
  /** The grades it is taught in, by country; none where only the other country teaches it. */
  grades: z.object({ ro: z.array(z.number()), hu: z.array(z.number()) }),
  access: z.enum(['free', 'premium']),
  prerequisites: z.array(slug),
  /** Absent while the generator is not written. */
  generator: z.string().optional(),
  written: z.boolean(),
});
export type MapLesson = z.infer<typeof mapLesson>;

export const compiledContent = z.object({
  /** Changes whenever any page changes. */
  version: z.string(),
  documents: z.array(document),
  /** Pages with amounts of money, once more in forints. */
  forint: z.array(document),
  curriculums,
  search: z.array(searchEntry),
  /** Lessons of the curriculum that are not written yet: search names them, nothing links to them. */
  upcoming: z.array(searchEntry),
  synonyms: z.array(synonym),
  /** Served under the misspelt static address of the specification. */
  mathsCollection: collectionDocument,
  misconceptions: z.record(z.string(), misconception),
  /** Every lesson of the curriculum in its order. */
  map: z.array(mapLesson),
});
/** Server only: the questions with keys, by the slug of their quiz, test or exam. */
export const compiledKeys = z.record(slug, z.array(compiledQuestion));

export type CompiledContent = z.infer<typeof compiledContent>;
export type CompiledKeys = z.infer<typeof compiledKeys>;
