import type { MapLesson } from '@eszkerek/documents/compiled';
import type { DocumentOf } from '@eszkerek/documents/document';
import type { Reason } from '@eszkerek/guide/reasons';
import type { Deps } from '../../deps.ts';
import type { Library } from '../../library/library.ts';
import { accessOf } from '../billing/access.ts';

/** Which lessons this pupil may open. */
export type MayOpen = (lesson: Pick<MapLesson, 'written' | 'access'>) => boolean;

export const mayOpenOf = async ({ engine, clock }: Pick<Deps, 'engine' | 'clock'>, userId: string): Promise<MayOpen> => {
  const access = await accessOf(engine.db, userId, clock.now());
  return lesson => lesson.written && (lesson.access === 'free' || access?.hasPremium === true);
};

export const pageLink = (slug: string): string => `/tananyag/${slug}`;

export const lessonPage = (library: Library, slug: string): DocumentOf<'lesson'> | undefined => {
  const document = library.document(slug);
  return document?.kind === 'lesson' ? document : undefined;
};

/** Of the page read from end to end; undefined where it has no such length. */
export const wholeMinutesOf = (library: Library, slug: string): number | undefined => {
  const document = library.document(slug);
  return document && 'minutes' in document ? document.minutes : undefined;
};

/** A lesson that was only opened is not begun: a section of it must have been worked through. */
export const isBegun = ({ section, completed_at }: { section: string | null; completed_at: string | null }): boolean =>
  section !== null && completed_at === null;

/** So many answers close a lesson's part of a day: who has them did not leave it half-way. */
const CLOSING_ANSWERS = 3;

/** Nothing to work on is left in these. */
const LAST_SECTIONS = ['osszefoglalo', 'tovabb'] as const;

/** How a begun lesson is gone on with; at its end the next thing is its quiz. */
export const reasonToContinue = (library: Library, view: { lesson_slug: string; section: string | null }, answers: number): Reason => {
  const page = lessonPage(library, view.lesson_slug);
  if (page?.quiz && LAST_SECTIONS.some(id => id === view.section)) return { id: 'continue-quiz', count: answers };
  return answers < CLOSING_ANSWERS ? { id: 'continue' } : { id: 'continue-on', count: answers };
};

/** Where a lesson is practised: its generator's page, else its quiz, else the lesson itself. */
export const practiceLink = (library: Library, slug: string): string => {
  const page = lessonPage(library, slug);
  return pageLink(page?.practice?.slug ?? page?.quiz?.slug ?? slug);
};
