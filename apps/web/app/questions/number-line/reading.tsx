import type { Reading } from '../reading-type.ts';
import { typedOf } from '../shared/words.tsx';
import { LineDrawing } from './line-drawing.tsx';

export const readNumberLine: Reading<'numberLine'> = {
  Print: ({ question }) => <LineDrawing line={question.line} tick={null} />,
  printedKey: ({ answer = '' }) => answer,
  mixed: question => question,
  Words: ({ answer }) => typedOf(answer).replace('-', '−'),
  teacherKey: () => null,
};
