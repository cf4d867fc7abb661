import type { BlockContext } from './blocks.tsx';
import type { Marks } from './use-marks.ts';

/** Blocks that mark what the pupil has done in them. */
export const markingContext = (slug: string, add: Marks['add']): BlockContext => ({
  slug,
  onWidgetSolved: id => add(`solved:${id}`),
  onAnswered: id => add(`try:${id}`),
});
