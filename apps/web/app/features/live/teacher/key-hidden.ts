import { createStored } from '../../../lib/stored.ts';

/** For teachers who mirror their own screen: the key stays hidden until the reveal. Kept on this device. */
export const keyHidden = createStored<boolean>('liveKeyHidden', {
  initial: false,
  parse: text => (text === '1' ? true : undefined),
  print: hidden => (hidden ? '1' : null),
});
