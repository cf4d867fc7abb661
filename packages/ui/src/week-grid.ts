export interface DayActivity {
  day: string;
  lessons: number;
  quizzes: number;
  /** Questions answered; a day with nothing else was a day of learning too. */
  answers?: number;
}

export interface GridDay {
  day: string;
  /** Lessons and quizzes. */
  count: number;
  answers: number;
  level: 0 | 1 | 2 | 3 | 4;
  state: 'past' | 'today' | 'future';
}

const WEEKS = 6;
const DAY_MS = 86_400_000;

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
const levelOf = (count: number): GridDay['level'] => (count === 0 ? 0 : count === 1 ? 1 : count <= 3 ? 2 : count <= 6 ? 3 : 4);

/** Six weeks from Monday to Sunday, the current one last. */
export function weekGrid(activity: readonly DayActivity[], today: Date): GridDay[][] {
  const done = new Map(activity.map(({ day, lessons, quizzes, answers = 0 }) => [day, { count: lessons + quizzes, answers }]));
  const now = new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate()));
  const monday = new Date(now.getTime() - ((now.getUTCDay() + 6) % 7) * DAY_MS);
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday): GridDay => {
      const date = new Date(monday.getTime() + ((week - WEEKS + 1) * 7 + weekday) * DAY_MS);
      const day = isoDay(date);
      const { count, answers } = done.get(day) ?? { count: 0, answers: 0 };
      const level = levelOf(Math.max(count, Math.min(answers, 1)));
      return { day, count, answers, level, state: day === isoDay(now) ? 'today' : date > now ? 'future' : 'past' };
    }),
  );
}
