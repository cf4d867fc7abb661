import type { ServedDocument } from '@eszkerek/contract/lesson';
import type { LessonDocument } from '@eszkerek/documents/lesson';
import type { ToolDocument, WorkshopDocument } from '@eszkerek/documents/pages';
import { isPremiumCategory } from '@eszkerek/documents/premium-category';
import { EXAM_DEFAULT_QUESTIONS } from '@eszkerek/documents/tools/exam-defaults';
import { subjectOfSlug } from '../subject-of-slug.ts';
import { completeSections, completeToc, toolSections } from './complete-sections.ts';
import { gradesOf } from './grades-of.ts';
import type { SpecDocument, SpecQuestion } from './spec-document.ts';

/** A quiz that came with its questions alone: no attempt can be made of it, so it is shown as it stands. */
export interface PlainQuiz {
  kind: 'plain-quiz';
  slug: string;
  title: string;
  description: string;
  category: string;
  subject?: LessonDocument['subject'];
  grade?: string;
  questions: readonly SpecQuestion[];
}
export type ShownDocument = ServedDocument | PlainQuiz;

const WORDS_A_MINUTE = 100;

const base = (page: SpecDocument, slug: string) => ({
  slug: page.slug ?? slug,
  title: page.title,
  description: page.description ?? '',
  subject: page.subject,
  grade: page.grade === undefined ? undefined : String(page.grade),
  grades: page.grades ?? gradesOf(page.grade),
  keywords: typeof page.keywords === 'string' ? page.keywords.split(/\s*,\s*/) : [...(page.keywords ?? [])],
});

function readingOf(page: SpecDocument) {
  const sections = completeSections(page.sections);
  const words = (page.sections ?? []).reduce((sum, { content = '' }) => sum + content.split(/\s+/).length, 0);
  return { sections, toc: completeToc(page.toc, sections), minutes: page.minutes ?? Math.max(1, Math.round(words / WORDS_A_MINUTE)) };
}

function lesson(page: SpecDocument, slug: string): LessonDocument {
  const { quiz, practice, challenge, course, previous, next, curricula, frameworks, prerequisites, terms, unit, unitTitle } = page;
  const named = subjectOfSlug(slug);
  return {
    ...base(page, slug),
    ...readingOf(page),
    kind: 'lesson',
    subject: page.subject ?? (named === 'eszkoz' ? 'matematika' : named),
    grade: String(page.grade ?? ''),
    category: page.category ?? 'free_lesson',
    ...{ quiz, practice, challenge, course, previous, next },
    unit: unit ?? '',
    unitTitle: unitTitle ?? page.title,
    curricula: curricula ?? { ro: [], hu: [] },
    frameworks: frameworks ?? [],
    prerequisites: prerequisites ?? [],
    terms: terms ?? [],
  };
}

const workshop = (page: SpecDocument, slug: string): WorkshopDocument => ({
  ...base(page, slug),
  ...readingOf(page),
  kind: 'workshop',
  category: 'workshop',
  before: page.before ?? [],
});

function tool(page: SpecDocument, slug: string): ToolDocument {
  const { toolData, topics, topicTemplate, characters, errorHunt, promptMirror } = page;
  return {
    ...base(page, slug),
    kind: 'tool',
    category: page.category ?? 'tool',
    audience: page.audience ?? 'both',
    toolData:
      toolData?.type === 'exam-simulator' ? { ...toolData, questionCount: toolData.questionCount ?? EXAM_DEFAULT_QUESTIONS } : toolData,
    ...{ topics, topicTemplate, characters, errorHunt, promptMirror },
    ...(page.sections ? { sections: toolSections(page.sections) } : {}),
  };
}

const plainQuiz = (page: SpecDocument, questions: readonly SpecQuestion[], slug: string): PlainQuiz => ({
  ...base(page, slug),
  kind: 'plain-quiz',
  category: page.category ?? 'free_quiz',
  questions,
});

/** A lesson has a contents list; texts without one are the sections list of the default rendering. */
const isReading = ({ category = 'tool', toc }: SpecDocument): boolean =>
  toc !== undefined || category.endsWith('_lesson') || (isPremiumCategory(category) && category !== 'premium_tool');

/** What the specification's fields say a page is; undefined where they say nothing. */
function bySpec(page: SpecDocument, slug: string): ShownDocument | undefined {
  if (page.toolData || page.topics || (page.characters && page.category === 'free_tool')) return tool(page, slug);
  if (page.questions) return plainQuiz(page, page.questions, slug);
  if (page.category === 'workshop') return workshop(page, slug);
  if (page.sections) return isReading(page) ? lesson(page, slug) : tool(page, slug);
  return undefined;
}

/** Our own server names the kind of a page and sends everything; of any other page the stated fields must do. */
const isOurs = (page: SpecDocument | ServedDocument): page is ServedDocument => page.kind !== undefined && page.grades !== undefined;

/** Fills in what a page with the specification's fields alone does not say. */
export function completeDocument(page: SpecDocument | ServedDocument, slug: string): ShownDocument | undefined {
  if (isOurs(page)) return page;
  if (page.kind === 'tool') return tool(page, slug);
  if (page.kind === 'lesson') return lesson(page, slug);
  if (page.kind === 'workshop') return workshop(page, slug);
  return bySpec(page, slug);
}
