import { MathText } from '../math-text.tsx';
import type { Reading } from '../reading-type.ts';
import { WrittenAnswer } from '../shared/paper.tsx';
import { typedOf } from '../shared/words.tsx';

export const readNumeric: Reading<'numeric'> = {
  Print: ({ question }) => <WrittenAnswer unit={question.unit} />,
  printedKey: ({ answer = '' }) => answer,
  mixed: question => question,
  Words: ({ question: { unit }, answer }) => (
    <>
      <MathText text={typedOf(answer)} />
      {unit && !typedOf(answer).includes(unit) && <span> {unit}</span>}
    </>
  ),
  Scene: ({ question: { unit } }) =>
    unit ? (
      <p>
        A válasz mértékegysége: <b>{unit}</b>
      </p>
    ) : null,
  teacherKey: () => null,
};
