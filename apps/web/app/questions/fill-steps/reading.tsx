import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { MathText } from '../math-text.tsx';
import type { Reading } from '../reading-type.ts';
import { Gap } from '../shared/paper.tsx';
import wordsStyles from '../shared/words.module.css';
import { pairsOf } from '../shared/words.tsx';
import fillStepsStyles from './fill-steps.module.css';

export const readFillSteps: Reading<'fillSteps'> = {
  Print: ({ question }) => (
    <>
      <SafeHtml className={fillStepsStyles.fillTemplate} data-part="template" html={question.template} />
      <p>
        {question.blanks.map(({ id }) => (
          <span key={id}>
            {id} = <Gap />{' '}
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
  Scene: ({ question }) => <SafeHtml className={fillStepsStyles.fillTemplate} data-part="template" html={question.template} />,
  teacherKey: ({ answer = null }) => answer,
};
