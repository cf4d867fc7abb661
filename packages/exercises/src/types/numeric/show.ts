import type { Show } from '../type-view.ts';

export const showNumeric: Show<'numeric'> = ({ unit, keys }, frame) => ({
  view: { ...frame, type: 'numeric', ...(unit ? { unit } : {}), ...(keys ? { keys } : {}) },
  shown: {},
});
