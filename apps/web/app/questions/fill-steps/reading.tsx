import type { PublicOf, Solution } from '@eszkerek/contract/quiz-shapes';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { useRef } from 'react';
import { MathText } from '../math-text.tsx';
import type { Reading } from '../reading-type.ts';
import { Gap } from '../shared/paper.tsx';
import wordsStyles from '../shared/words.module.css';
import { pairsOf } from '../shared/words.tsx';
import fillStepsStyles from './fill-steps.module.css';
import { useFilledBoxes } from './use-filled-boxes.ts';

function FillScene({ question, solution }: { question: PublicOf<'fillSteps'>; solution: Solution | null }) {
  const box = useRef<HTMLDivElement>(null);
  useFilledBoxes(box, solution?.blanks ?? {});
  return (
    <div ref={box}>
      <SafeHtml className={fillStepsStyles.fillTemplate} data-part="template" html={question.template} />
    </div>
  );
}

export const readFillSteps: Reading<'fillSteps'> = {
  Print: ({ question }) => (
    <>
      <SafeHtml className={fillStepsStyles.fillTemplate} data-part="template" html={question.template} />
      <p>
        {question.blanks.map(({ id }) => (
          <span key={id}>
            {id}
            {'\u00a0=\u00a0'}
            <Gap />{' '}
          </span>
        ))}
      </p>
    </>
  ),
  printedKey: ({ answer = '' }) => answer,
  mixed: question => question,
  Words: ({ question, answer }) => (
    <span className={wordsStyles.wordsList}>
      {pairsOf(answer, question.blanks).map(([blank, typed]) => (
        <span key={blank}>
          <span>{blank}</span>
          {'\u00a0=\u00a0'}
          <MathText text={typed} />
        </span>
      ))}
    </span>
  ),
  Scene: FillScene,
  teacherKey: ({ answer = null }) => answer,
};
