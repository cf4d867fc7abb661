import type { ResponseOf } from '@eszkerek/contract';
import type { GuideLabel } from '@eszkerek/contract/guide-shapes';
import type { quiz } from '@eszkerek/contract/quiz';
import { dayOf } from '@eszkerek/guide/day';
import { addDays } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { hoursWithAnswers } from '../guide/activity.ts';
import { readGuide } from '../guide/pupil-guide.ts';
import { activitySince, bestResults, countProgress, latestResults, practicedSubjects } from './progress-store.ts';

const BEST = 5;
const ACTIVITY_DAYS = 42;

type Stats = Omit<ResponseOf<typeof quiz.stats>, 'success'>;

/** Learning statistics of one account; cost depends on its own rows only. */
export const readStats = async (deps: Deps, userId: string): Promise<Stats> => {
  const { engine, clock, library } = deps;
  const { db } = engine;
  const guide = await readGuide(deps, userId);
  const counts = await countProgress(db, userId);
  const best = await bestResults(db, userId, BEST);
  const subjects = await practicedSubjects(db, userId);
  const since = addDays(clock.now(), -ACTIVITY_DAYS).toISOString();
  const localDay = (at: string): string => dayOf(Date.parse(at), guide.place.country);
  const days = Map.groupBy(await activitySince(db, userId, since), row => localDay(row.at));
  const hours = Map.groupBy(await hoursWithAnswers(deps, userId, since), ({ hour }) => localDay(`${hour}:30:00.000Z`));
  const latest = await latestResults(db, userId);
  const units = new Map(library.ofKind('lesson').map(lesson => [`${lesson.subject}/${lesson.unit}`, lesson.unitTitle]));
  const lessons = Map.groupBy(library.map, lesson => `${lesson.subject}/${lesson.unit}`);
  const topics = Map.groupBy(
    latest.filter(row => row.topic && row.subject),
    row => `${row.subject}/${row.topic}`,
  );
  const labelled = (key: string, label: GuideLabel): number =>
    lessons.get(key)?.filter(({ slug }) => guide.label(slug) === label).length ?? 0;
  return {
    completed_lessons_count: counts.lessons,
    completed_quizzes_count: counts.quizzes,
    best_quiz_results: best.map(row => ({
      title: row.title,
      quiz_slug: row.quiz_slug ?? '',
      premium: library.isPremium(row.quiz_slug ?? ''),
      score_percentage: row.score,
    })),
    finished_quizzes: [...new Set(latest.map(row => row.quiz_slug ?? ''))].sort(),
    most_practiced_subjects: subjects.map(row => ({ subject: row.subject ?? '', quiz_count: row.quiz_count })),
    activity: [...new Set([...days.keys(), ...hours.keys()])].sort().map(day => ({
      day,
      lessons: (days.get(day) ?? []).filter(entry => entry.activity_type === 'lesson').length,
      quizzes: (days.get(day) ?? []).filter(entry => entry.activity_type === 'quiz_completed').length,
      answers: (hours.get(day) ?? []).reduce((sum, { answers }) => sum + answers, 0),
    })),
    mastery: [...topics].map(([key, results]) => ({
      subject: results[0]?.subject ?? '',
      topic: results[0]?.topic ?? '',
      title: units.get(key) ?? results[0]?.topic ?? '',
      score_percentage: Math.round(results.reduce((sum, row) => sum + (row.score_percentage ?? 0), 0) / results.length),
      quiz_count: results.length,
      lessons: lessons.get(key)?.length ?? 0,
      lessons_known: labelled(key, 'known'),
      lessons_forming: labelled(key, 'forming'),
      lessons_repeat: labelled(key, 'repeat'),
    })),
  };
};
