import type { GuideToday } from '@eszkerek/contract/guide-shapes';
import { dayOf, mondayOf, nextDay, startOfDay } from '@eszkerek/guide/day';
import type { Activity } from './activity.ts';
import type { PupilGuide } from './pupil-guide.ts';

/** 2026-11-16T08 */
const HOUR = 13;

/** Monday to Sunday, with the days on which something was done; `workedOn` are days with a finished part. A missing day is only an empty one. */
export const weekOf = (guide: PupilGuide, { diary, events }: Activity, workedOn: readonly string[]): GuideToday['week'] => {
  const { country } = guide.place;
  const monday = mondayOf(guide.today);
  const since = new Date(startOfDay(monday, country)).toISOString();
  const times = [...diary, ...events].map(({ at }) => at);
  const lastAnswers = [...guide.rows.values()].map(row => row.last_at);
  // Whole hours fit the days of both countries, and there are few of them.
  const hours = new Set([...times, ...lastAnswers].filter(at => at >= since).map(at => at.slice(0, HOUR)));
  const active = new Set([...Array.from(hours, hour => dayOf(Date.parse(`${hour}:00Z`), country)), ...workedOn]);
  const days: string[] = [monday];
  while (days.length < 7) days.push(nextDay(days.at(-1) ?? monday));
  return {
    goal: guide.pupil.days,
    done: days.filter(day => active.has(day)).length,
    days: days.map(day => ({ day, active: active.has(day), today: day === guide.today })),
  };
};
