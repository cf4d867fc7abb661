import type { Subject } from '@eszkerek/documents/base';
import { startOfDay } from '@eszkerek/guide/day';
import type { PlanPart } from '@eszkerek/guide/plan';
import type { Deps } from '../../deps.ts';
import type { Activity } from './activity.ts';
import { updatePlan } from './plan-store.ts';
import type { PupilGuide } from './pupil-guide.ts';

/** A part as it is stored: fixed for the day, but for its mark. */
export interface StoredPart extends PlanPart {
  id: string;
  doneAt: string | null;
}

/** First tries that make a warm-up or a practice part done. */
export const ENOUGH_TRIES = 3;
const ASIDE: readonly string[] = ['review', 'placement'];

export const storedParts = (parts: readonly PlanPart[]): StoredPart[] =>
  parts.map((part, i) => ({ ...part, id: `p${i + 1}`, doneAt: null }));

export const parseParts = (text: string): StoredPart[] => JSON.parse(text) as StoredPart[];

/** First tries at a lesson today outside reviews and placements, whose questions are not the lesson's work. */
export type Worked = (lesson: string) => number;

const beginOf = ({ today, place }: PupilGuide): string => new Date(startOfDay(today, place.country)).toISOString();

export const workedToday = (guide: PupilGuide, events: Activity['events']): Worked => {
  const since = beginOf(guide);
  return lesson =>
    events.filter(({ at, lesson_slug, source, retried }) => lesson_slug === lesson && at >= since && !retried && !ASIDE.includes(source))
      .length;
};

interface Facts {
  guide: PupilGuide;
  roundDone: boolean;
  homeworkDone: ReadonlySet<string>;
  completed: ReadonlySet<string>;
  worked: Worked;
}

const isDone = (part: StoredPart, { guide, roundDone, homeworkDone, completed, worked }: Facts): boolean => {
  switch (part.kind) {
    case 'review':
      return roundDone;
    case 'homework':
      return homeworkDone.has(part.target);
    case 'placement':
      return guide.isPlaced(part.target as Subject);
    case 'lesson':
    case 'continue':
      return completed.has(part.target) || worked(part.target) >= ENOUGH_TRIES;
    default:
      return worked(part.target) >= ENOUGH_TRIES;
  }
};

/** Marks what was done since the day began; a mark once set stays. */
export const markDone = async (
  deps: Deps,
  guide: PupilGuide,
  parts: readonly StoredPart[],
  { homeworkDone, views, events, rounds }: { homeworkDone: ReadonlySet<string> } & Pick<Activity, 'views' | 'events' | 'rounds'>,
): Promise<StoredPart[]> => {
  const { db } = deps.engine;
  const userId = guide.pupil.user_id;
  const since = beginOf(guide);
  const facts: Facts = {
    guide,
    homeworkDone,
    roundDone: rounds.some(({ started_at }) => started_at >= since),
    worked: workedToday(guide, events),
    completed: new Set(views.filter(view => (view.completed_at ?? '') >= since).map(view => view.lesson_slug)),
  };
  const at = new Date(guide.now).toISOString();
  const marked = parts.map(part => (part.doneAt === null && isDone(part, facts) ? { ...part, doneAt: at } : part));
  if (marked.some((part, i) => part !== parts[i])) await updatePlan(db, userId, guide.today, JSON.stringify(marked));
  return marked;
};
