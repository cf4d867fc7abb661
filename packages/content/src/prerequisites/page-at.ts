import type { Subject } from '@eszkerek/documents/base';
import type { FileResult } from '../compile-file.ts';
import type { Curriculum } from '../curriculum/curriculum.ts';
import { type ReadableLine, readableExam, readablePage, readableQuiz } from './readable-lines.ts';

/** A page with its place in the map. */
export interface PageAt {
  slug: string;
  subject: Subject;
  /** It is read after these lessons and all that stands before them; a lesson is after itself. */
  after: string[];
  lines: ReadableLine[];
}

/** A quiz comes after its lesson, a unit test after its unit, an exam after its grade, a workshop after the lessons it names. */
export function pageAt({ kind, placed, draft }: FileResult, curriculum: Curriculum, text: string): PageAt | undefined {
  if (!placed) return undefined;
  const { stem: slug, subject } = placed;
  if (kind === 'lesson' && subject) return { slug, subject, after: [slug], lines: readablePage(text) };
  if (kind === 'quiz' && subject) return { slug, subject, after: [slug.replace(/^kviz-/, '')], lines: readableQuiz(text) };
  if (kind === 'test' && subject) {
    const last = curriculum.tests.get(slug)?.lessons.at(-1);
    return last && { slug, subject, after: [last.slug], lines: readableQuiz(text) };
  }
  if (kind === 'exam' && draft) {
    const { front } = draft;
    const last = [...curriculum.lessons.values()].findLast(lesson => lesson.subject === front.subject && lesson.grade === front.grade);
    return last && { slug, subject: front.subject, after: [last.slug], lines: readableExam(text) };
  }
  if (kind === 'workshop' && draft) return { slug, subject: draft.front.subject, after: draft.front.before, lines: readablePage(text) };
  return undefined;
}
