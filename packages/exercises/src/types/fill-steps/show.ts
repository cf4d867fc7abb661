import type { Show } from '../type-view.ts';

export const showFillSteps: Show<'fillSteps'> = ({ template, blanks, barem, keys }, frame) => ({
  view: {
    ...frame,
    type: 'fillSteps',
    template,
    blanks: blanks.map(({ id, weight }) => ({ id, ...(weight === undefined ? {} : { weight }) })),
    ...(barem ? { written: true } : {}),
    ...(keys ? { keys } : {}),
  },
  shown: {},
});
