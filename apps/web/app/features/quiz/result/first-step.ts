import type { PageLink } from '@eszkerek/documents/base';

interface Ways {
  percent: number;
  missed: number;
  /** The lesson the quiz belongs to, at the section that mends the first mistake. */
  lesson?: { title: string; to: string };
  next?: PageLink;
}

export type FirstStep =
  | { kind: 'next'; label: string; to: string }
  | { kind: 'lesson'; label: string; to: string }
  | { kind: 'mistakes' }
  | { kind: 'again' };

const ENOUGH_TO_GO_ON = 60;
const BETTER_READ_AGAIN = 40;

/** The one button that helps most now. */
export function firstStep({ percent, missed, lesson, next }: Ways): FirstStep {
  if (percent < BETTER_READ_AGAIN && lesson) return { kind: 'lesson', label: `Előbb a lecke: ${lesson.title}`, to: lesson.to };
  if (percent >= ENOUGH_TO_GO_ON && next) return { kind: 'next', label: `Tovább: ${next.title}`, to: `/tananyag/${next.slug}` };
  return missed > 0 ? { kind: 'mistakes' } : { kind: 'again' };
}
