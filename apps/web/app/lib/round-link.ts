import type { GuidePart } from '@eszkerek/contract/guide-shapes';

/** In the address of a page that was opened from „Mai köröm”: the page leads back there. */
export const ROUND = 'kor';

/** Tasks of a round are counted to what the round asks for; a lesson hands the mark on to its tasks. */
export const roundLink = ({ kind, link, tasks, done }: Pick<GuidePart, 'kind' | 'link' | 'tasks' | 'done'>): string =>
  (tasks || kind === 'review') && !done ? `${link}?${ROUND}` : link;
