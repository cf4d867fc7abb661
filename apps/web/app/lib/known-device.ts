import { createStored } from './stored.ts';

/** Somebody was logged in here whose session ended by itself: the front page offers the login first. A wanted logout forgets it. */
export const knownDevice = createStored<boolean>('knownDevice', {
  initial: false,
  parse: text => (text === '1' ? true : undefined),
  print: value => (value ? '1' : null),
});
