import { MathText } from '../math-text.tsx';
import type { Reading } from '../reading-type.ts';
import { WrittenAnswer } from '../shared/paper.tsx';
import { typedOf } from '../shared/words.tsx';

export const readShortText: Reading<'shortText'> = {
  Print: () => <WrittenAnswer />,
  printedKey: ({ answer = '' }) => answer,
  mixed: question => question,
  Words: ({ answer }) => <MathText text={typedOf(answer)} />,
  teacherKey: () => null,
};
