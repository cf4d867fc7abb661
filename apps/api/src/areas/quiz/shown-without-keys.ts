import { viewOf } from './grading.ts';
import type { Shown, ShownItem } from './shown.ts';

/** Built field by field, so that a new field stays on the server until it is added here. */
const itemWithoutKey = ({ id, points, part, topic, generated }: ShownItem, seed: string) => ({
  id,
  ...(points === undefined ? {} : { points }),
  ...(part === undefined ? {} : { part }),
  ...(topic === undefined ? {} : { topic }),
  ...(generated ? { level: generated.level, question: viewOf(generated.question, seed, id) } : {}),
});

/** What a finished attempt showed, as the pupil saw it: without solutions and without the seed that orders the options. */
export const shownWithoutKeys = (stored: string) => {
  const { seed, items } = JSON.parse(stored) as Shown;
  return items.map(item => itemWithoutKey(item, seed));
};
