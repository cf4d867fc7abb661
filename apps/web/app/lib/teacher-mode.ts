import { createStored } from './stored.ts';

/** Whether quizzes show their solutions on this device; the server checks the right to it by itself. */
export const teacherMode = createStored<boolean>('teacherMode', {
  initial: false,
  parse: text => (text === 'true' ? true : text === 'false' ? false : undefined),
  print: on => (on ? 'true' : null),
});
