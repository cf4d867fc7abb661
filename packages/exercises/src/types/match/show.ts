import { showList } from '../shared/show-list.ts';
import type { Show } from '../type-view.ts';
import { rightTexts } from './right-texts.ts';

export const showMatch: Show<'match'> = (question, frame, seedOf) => {
  const lefts = question.pairs.map(pair => pair.left);
  const left = showList(lefts, seedOf('left'));
  const right = showList(rightTexts(question), seedOf('right'));
  return {
    view: { ...frame, type: 'match', left: left.items, right: right.items },
    shown: { left: left.places, right: right.places },
  };
};
