import type { Deps } from '../../deps.ts';
import { dueQuizzes } from './mistake-store.ts';
import { latestResults } from './progress-store.ts';

const MOST = 5;
const WELL_DONE = 80;

/** Due items of the mistake book first, then quizzes whose latest score is under 80 %, lowest first. */
export const recommend = async ({ engine: { db }, clock, library }: Deps, userId: string) => {
  const latest = await latestResults(db, userId);
  const scores = new Map(latest.map(row => [row.quiz_slug, row.score_percentage ?? 0]));
  const due = (await dueQuizzes(db, userId, clock.now().toISOString())).map(row => ({ quiz_slug: row.quiz_slug, reason: 'due' as const }));
  const low = latest
    .filter(row => (row.score_percentage ?? 0) < WELL_DONE)
    .sort((a, b) => (a.score_percentage ?? 0) - (b.score_percentage ?? 0))
    .map(row => ({ quiz_slug: row.quiz_slug ?? '', reason: 'low' as const }));
  const seen = new Set<string>();
  return [...due, ...low]
    .filter(({ quiz_slug }) => library.document(quiz_slug) && !seen.has(quiz_slug) && seen.add(quiz_slug))
    .slice(0, MOST)
    .map(({ quiz_slug, reason }) => ({
      quiz_slug,
      reason,
      title: library.titleOf(quiz_slug),
      score_percentage: scores.get(quiz_slug) ?? 0,
    }));
};
