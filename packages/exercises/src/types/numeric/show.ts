import type { Show } from '../type-view.ts';

export const showNumeric: Show<'numeric'> = ({ unit }, frame) => ({
  view: { ...frame, type: 'numeric', ...(unit ? { unit } : {}) },
  shown: {},
});
