import { addDays } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { type ClassScope, quizResultsOfClass } from './diary-store.ts';
import { listStudents } from './list-students.ts';
import { nameQuizzes } from './name-quizzes.ts';

const TRIED_AT_LEAST = 2;
const UNDER_PERCENT = 50;
const AWAY_DAYS = 14;

/** Pupils the teacher may want to help: repeated low results first, then those who have stayed away. */
export const findStuck = async (deps: Pick<Deps, 'engine' | 'clock'>, scope: ClassScope) => {
  const students = await listStudents(deps, scope);
  const results = await quizResultsOfClass(deps.engine.db, scope);
  const awaySince = addDays(deps.clock.now(), -AWAY_DAYS).toISOString();
  const names = new Map(students.map(student => [student.id, student.real_name]));
  const lowResults = results
    .filter(row => row.attempts >= TRIED_AT_LEAST && (row.best ?? 0) < UNDER_PERCENT)
    .sort((a, b) => (a.best ?? 0) - (b.best ?? 0));
  const quizzes = await nameQuizzes(deps, lowResults);
  const low = lowResults.map(row => ({
    student_id: row.id,
    real_name: names.get(row.id) ?? '',
    reason: 'low_results' as const,
    quiz_slug: row.quiz_slug,
    title: quizzes.get(row.quiz_slug)?.title ?? row.quiz_slug,
    attempts: row.attempts,
    best_percentage: row.best,
    last_activity_at: row.last_at,
  }));
  const away = students
    .filter(student => student.joined_at < awaySince && (student.last_activity_at ?? '') < awaySince)
    .map(student => ({
      student_id: student.id,
      real_name: student.real_name,
      reason: student.last_activity_at ? ('inactive' as const) : ('never_started' as const),
      quiz_slug: null,
      title: null,
      attempts: null,
      best_percentage: null,
      last_activity_at: student.last_activity_at,
    }));
  return [...low, ...away];
};
