import type { AnswerValue, PublicOf, Solution } from '@eszkerek/contract/quiz-shapes';
import { tickOf } from '@eszkerek/exercises/types/number-line/scale';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { useRef } from 'react';
import { MathText } from '../math-text.tsx';
import type { Reading } from '../reading-type.ts';
import { typedOf } from '../shared/words.tsx';
import { LineDrawing } from './line-drawing.tsx';
import { useWidth } from './use-width.ts';

const FIRST_WIDTH = 300;

const rightOn = (line: PublicOf<'numberLine'>['line'], solution: Solution | null) => ({
  rightTick: solution?.answer === undefined ? null : tickOf(line, solution.answer),
  rightValue: solution?.answer,
});

/** A place is kept as a fraction; beside a decimal solution it is read as a decimal. */
function placeText(answer: AnswerValue, solution: Solution | undefined): string {
  const [over, under] = typedOf(answer).split('/');
  const text = under && solution?.answer?.includes(',') ? String(Number(over) / Number(under)).replace('.', ',') : typedOf(answer);
  return text.replace('-', '−');
}

interface MarkedLineProps {
  question: PublicOf<'numberLine'>;
  given: readonly AnswerValue[];
  solution: Solution;
}

/** The line with the last chosen place and the right one. */
function MarkedLine({ question: { line, figure }, given, solution }: MarkedLineProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, FIRST_WIDTH);
  const last = typedOf(given.at(-1) ?? '');
  return (
    <>
      {figure && <SafeHtml data-part="figure" html={figure.svg} />}
      <div ref={box}>
        <LineDrawing line={line} tick={last ? tickOf(line, last) : null} {...rightOn(line, solution)} width={width} />
      </div>
    </>
  );
}

export const readNumberLine: Reading<'numberLine'> = {
  Print: ({ question }) => <LineDrawing line={question.line} tick={null} />,
  printedKey: ({ answer = '' }) => answer,
  mixed: question => question,
  Words: ({ answer, solution }) => <MathText text={placeText(answer, solution)} />,
  Marked: MarkedLine,
  Scene: ({ question: { line }, solution }) => (
    <div>
      <LineDrawing line={line} tick={null} {...rightOn(line, solution)} />
    </div>
  ),
  teacherKey: () => null,
};
