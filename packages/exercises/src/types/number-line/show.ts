import type { Show } from '../type-view.ts';

export const showNumberLine: Show<'numberLine'> = ({ line: { min, max, ticks, labelsAt, snap } }, frame) => ({
  view: {
    ...frame,
    type: 'numberLine',
    line: { min, max, ticks, ...(labelsAt ? { labelsAt } : {}), ...(snap ? { snap } : {}) },
  },
  shown: {},
});
