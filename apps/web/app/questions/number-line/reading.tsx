import { tickOf } from '@eszkerek/exercises/types/number-line/scale';
import type { Reading } from '../reading-type.ts';
import { typedOf } from '../shared/words.tsx';
import { LineDrawing } from './line-drawing.tsx';

export const readNumberLine: Reading<'numberLine'> = {
  Print: ({ question }) => <LineDrawing line={question.line} tick={null} />,
  printedKey: ({ answer = '' }) => answer,
  mixed: question => question,
  Words: ({ answer }) => typedOf(answer).replace('-', '−'),
  Scene: ({ question: { line }, solution }) => (
    <div>
      <LineDrawing
        line={line}
        tick={null}
        rightTick={solution?.answer === undefined ? null : tickOf(line, solution.answer)}
        rightValue={solution?.answer}
      />
    </div>
  ),
  teacherKey: () => null,
};
