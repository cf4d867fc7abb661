import type { GuidePart } from '@eszkerek/contract/guide-shapes';

/** In the address of a page that was opened from „Mai köröm”: the page leads back there. */
export const ROUND = 'kor';

/** Tasks of a round are counted to what the round asks for; other parts have pages of their own. */
export const roundLink = ({ link, tasks, done }: Pick<GuidePart, 'link' | 'tasks' | 'done'>): string =>
  tasks && !done ? `${link}?${ROUND}` : link;
