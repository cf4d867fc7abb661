import { showList } from '../shared/show-list.ts';
import type { Show } from '../type-view.ts';

export const showSingle: Show<'single'> = (question, frame, seedOf) => {
  const texts = question.options.map(option => option.text);
  const { items, places } = showList(texts, seedOf('answers'));
  return { view: { ...frame, type: 'single', answers: items }, shown: { answers: places } };
};
