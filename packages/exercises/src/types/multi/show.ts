import { showList } from '../shared/show-list.ts';
import type { Show } from '../type-view.ts';

export const showMulti: Show<'multi'> = (question, frame, seedOf) => {
  const texts = question.options.map(option => option.text);
  const { items, places } = showList(texts, seedOf('answers'));
  return { view: { ...frame, type: 'multi', answers: items }, shown: { answers: places } };
};
