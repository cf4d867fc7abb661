import type { GuideToday } from '@eszkerek/contract/guide-shapes';
import { dayOf, mondayOf, nextDay, startOfDay } from '@eszkerek/guide/day';
import type { Deps } from '../../deps.ts';
import { readWeekEvents } from './guide-store.ts';
import { diaryTimesSince } from './plan-store.ts';
import type { PupilGuide } from './pupil-guide.ts';

/** Monday to Sunday, with the days on which something was done; `workedOn` are days with a finished part. A missing day is only an empty one. */
export const readWeek = async (deps: Deps, guide: PupilGuide, workedOn: readonly string[]): Promise<GuideToday['week']> => {
  const { db } = deps.engine;
  const { country } = guide.place;
  const monday = mondayOf(guide.today);
  const since = new Date(startOfDay(monday, country)).toISOString();
  const userId = guide.pupil.user_id;
  const [diary, latest] = await Promise.all([diaryTimesSince(db, userId, since), readWeekEvents(db, userId)]);
  const lastAnswers = [...guide.rows.values()].map(row => row.last_at);
  const answered = [...latest.map(({ at }) => at), ...lastAnswers].filter(at => at >= since);
  const active = new Set([...[...diary.map(({ at }) => at), ...answered].map(at => dayOf(Date.parse(at), country)), ...workedOn]);
  const days: string[] = [monday];
  while (days.length < 7) days.push(nextDay(days.at(-1) ?? monday));
  return {
    goal: guide.pupil.days,
    done: days.filter(day => active.has(day)).length,
    days: days.map(day => ({ day, active: active.has(day), today: day === guide.today })),
  };
};
