import type { Show } from '../type-view.ts';

export const showShortText: Show<'shortText'> = (_question, frame) => ({ view: { ...frame, type: 'shortText' }, shown: {} });
