import { createRng } from '@eszkerek/numbers/chance';
import { figuresOf } from '../questions/figures.ts';
import { publicView } from '../questions/public-view.ts';
import type { Question } from '../questions/schema.ts';

/** What a pupil sees of one field; options, items and cards stand in another order each time and carry other ids. */
const seen = (field: unknown): unknown =>
  Array.isArray(field) ? field.map(item => JSON.stringify({ ...item, id: undefined })).sort() : field;

/** The same for two tasks that look the same to a pupil. Short, because it is stored with every sheet of practice. */
export function taskKey(question: Question): string {
  const { id: _id, difficulty: _level, ...view } = publicView(question, '').view;
  const figures = figuresOf(question).map(({ figure }) => JSON.stringify(figure));
  const text = JSON.stringify([...Object.entries(view).map(([name, field]) => [name, seen(field)]), ...figures.sort()]);
  return createRng(text)
    .int(0, 2 ** 40)
    .toString(36);
}
