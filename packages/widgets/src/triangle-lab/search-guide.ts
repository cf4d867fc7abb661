import { guide } from '../testing/guide.ts';
import { angles, shape } from './model.ts';

export const guides = [
  guide(
    shape,
    ({ goal }, state) => (goal?.tornOff && !state.torn ? 1000 : 0) + (goal?.kind === 'obtuse' ? 180 - Math.max(...angles(state)) : 0),
  ),
];
