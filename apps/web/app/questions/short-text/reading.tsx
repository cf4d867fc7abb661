import type { Reading } from '../reading-type.ts';
import { WrittenAnswer } from '../shared/paper.tsx';
import { typedOf } from '../shared/words.tsx';

export const readShortText: Reading<'shortText'> = {
  Print: () => <WrittenAnswer />,
  printedKey: ({ answer = '' }) => answer,
  mixed: question => question,
  Words: ({ answer }) => <span>{typedOf(answer)}</span>,
  teacherKey: () => null,
};
