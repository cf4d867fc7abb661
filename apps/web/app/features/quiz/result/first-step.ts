import type { PageLink } from '@eszkerek/documents/base';
import { type PlanPlace, roundText } from './use-plan-place.ts';

interface Ways {
  percent: number;
  missed: number;
  /** The lesson the quiz belongs to, at the section that mends the first mistake. */
  lesson?: { title: string; to: string };
  next?: PageLink;
  /** The day's plan, if this page belongs to it. */
  round?: PlanPlace;
}

export type FirstStep =
  | { kind: 'round' | 'next' | 'lesson'; label: string; detail: string; to: string }
  | { kind: 'mistakes' }
  | { kind: 'again' };

const ENOUGH_TO_GO_ON = 60;
const BETTER_READ_AGAIN = 40;

/** The one button that helps most now. */
export function firstStep({ percent, missed, lesson, next, round }: Ways): FirstStep {
  if (round) return { kind: 'round', label: 'Vissza a mai körhöz', detail: roundText(round), to: '/' };
  if (percent < BETTER_READ_AGAIN && lesson) return { kind: 'lesson', label: 'Előbb a lecke', detail: lesson.title, to: lesson.to };
  if (percent >= ENOUGH_TO_GO_ON && next) return { kind: 'next', label: 'Tovább', detail: next.title, to: `/tananyag/${next.slug}` };
  return missed > 0 ? { kind: 'mistakes' } : { kind: 'again' };
}
