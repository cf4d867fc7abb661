import { createStored } from '../../../lib/stored.ts';

/** Single-letter keys can disturb voice control: whoever wishes can switch them off. */
export const shortcuts = createStored<boolean>('quizShortcuts', {
  initial: true,
  parse: text => (text === 'off' ? false : undefined),
  print: on => (on ? null : 'off'),
});
