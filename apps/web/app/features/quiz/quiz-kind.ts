import type { PageLink } from '@eszkerek/documents/base';
import type { DocumentOf } from '@eszkerek/documents/document';
import { isChallengeSlug } from '@eszkerek/exercises/challenges/slug';
import type { Back } from './player/way-out.tsx';

export type QuizDocument = DocumentOf<'quiz' | 'test' | 'practice'>;

export const TASKS_PER_SHEET = 10;

export interface Words {
  /** One unit of work. */
  one: string;
  next: string;
  /** What is ended, as the object of a sentence. */
  whole: string;
  /** What becomes of unanswered questions, where they cost no points. */
  left?: string;
}
const quiz: Words = { one: 'kérdés', next: 'Következő kérdés', whole: 'kvízt' };
export const wordsOf: Record<QuizDocument['kind'], Words> = {
  quiz,
  test: { ...quiz, whole: 'tesztet' },
  practice: { one: 'feladat', next: 'Következő feladat', whole: 'gyakorlást' },
};

const challenge: Words = { ...wordsOf.practice, whole: 'kihívást' };

export const lessonOf = (page: QuizDocument): PageLink | undefined => (page.kind === 'test' ? undefined : page.lesson);

/** Where the arrow above the quiz leads. */
export function wayBack(page: QuizDocument): Back {
  const lesson = lessonOf(page);
  return lesson
    ? { to: `/tananyag/${lesson.slug}`, label: 'Vissza a leckéhez' }
    : { to: `/targy/${page.subject}`, label: 'Vissza a tantárgyhoz' };
}

/** What the player needs of the page it stands on. */
export interface PlayedPage {
  title: string;
  subject?: string;
  words: Words;
  back: Back;
  /** The page that a faulty question is reported to; a round mixed from many pages has none. */
  reportTo: string | null;
}

export const playedPage = (page: QuizDocument): PlayedPage => ({
  title: page.title,
  subject: page.subject,
  words: isChallengeSlug(page.slug) ? challenge : wordsOf[page.kind],
  back: wayBack(page),
  reportTo: page.slug,
});
