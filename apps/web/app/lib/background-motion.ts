import { createStored } from './stored.ts';

/** The visitor's own choice about the moving background. */
export const backgroundMotion = createStored<'on' | 'off'>('backgroundMotion', {
  initial: 'on',
  parse: text => (text === 'on' || text === 'off' ? text : undefined),
  print: value => (value === 'off' ? 'off' : null),
});
