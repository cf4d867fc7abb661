import { isPremiumCategory } from '@eszkerek/documents/base';
import type { Deps } from '../../deps.ts';
import { accessOf } from '../billing/access.ts';
import { readGuide } from '../guide/pupil-guide.ts';
import { dueBy } from './mistake-book.ts';
import { dueQuizzes } from './mistake-store.ts';
import { latestResults } from './progress-store.ts';

const MOST = 5;
const WELL_DONE = 80;

/** The lesson a quiz belongs to, if it has one. */
const lessonOf = (library: Deps['library'], slug: string): string => {
  const document = library.document(slug);
  return document?.kind === 'quiz' || document?.kind === 'practice' ? (document.lesson?.slug ?? '') : '';
};

/**
 * Due items of the mistake book first, then quizzes whose latest score is under 80 %, lowest first. A due quiz that went well
 * waits behind those that did not. Quizzes the pupil cannot open or has not finished once (they have no score), and those whose
 * lesson the guide calls known by now, are left out; of equal scores the less known lesson comes first.
 */
export const recommend = async (deps: Deps, userId: string) => {
  const { engine, clock, library } = deps;
  const { db } = engine;
  const now = clock.now();
  const access = await accessOf(db, userId, now);
  const opens = (slug: string): boolean => {
    const document = library.document(slug);
    return document !== undefined && (access?.hasPremium === true || !isPremiumCategory(document.category));
  };
  const guide = await readGuide(deps, userId);
  const latest = await latestResults(db, userId);
  const scores = new Map(
    latest.flatMap(row => (row.quiz_slug && row.score_percentage !== null ? [[row.quiz_slug, row.score_percentage]] : [])),
  );
  const scoreOf = (slug: string): number => scores.get(slug) ?? 0;
  const wentWell = (slug: string) => scoreOf(slug) >= WELL_DONE;
  const masteryOf = (slug: string): number => guide.mastery(lessonOf(library, slug));
  const due = (await dueQuizzes(db, userId, dueBy(now))).map(row => ({ quiz_slug: row.quiz_slug, reason: 'due' as const }));
  const low = latest
    .map(row => ({ quiz_slug: row.quiz_slug ?? '', reason: 'low' as const }))
    .filter(({ quiz_slug }) => !wentWell(quiz_slug) && guide.label(lessonOf(library, quiz_slug)) !== 'known')
    .sort((a, b) => scoreOf(a.quiz_slug) - scoreOf(b.quiz_slug) || masteryOf(a.quiz_slug) - masteryOf(b.quiz_slug));
  const seen = new Set<string>();
  return [...due.filter(({ quiz_slug }) => !wentWell(quiz_slug)), ...low, ...due]
    .filter(({ quiz_slug }) => scores.has(quiz_slug) && opens(quiz_slug) && !seen.has(quiz_slug) && seen.add(quiz_slug))
    .slice(0, MOST)
    .map(({ quiz_slug, reason }) => ({
      quiz_slug,
      reason,
      title: library.titleOf(quiz_slug),
      score_percentage: scoreOf(quiz_slug),
    }));
};
