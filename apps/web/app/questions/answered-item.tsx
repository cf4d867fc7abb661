import type { AnswerValue, PublicOf, PublicQuestion, Solution } from '@eszkerek/contract/quiz-shapes';
import type { QuestionType } from '@eszkerek/exercises/questions/schema';
import { Badge, type BadgeKind } from '@eszkerek/ui/badge.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import type { ReactNode } from 'react';
import { AnswerWords, SolutionWords } from './answer-words.tsx';
import styles from './answered-item.module.css';
import fillStyles from './fill-steps/fill-steps.module.css';
import { reading } from './reading.ts';

interface AnsweredItemProps {
  place: number;
  question: PublicQuestion;
  /** Oldest first; `note` stands under the answer. */
  given: readonly { label: string; answer: AnswerValue; note?: ReactNode }[];
  solution: Solution;
  right: boolean;
  verdict: { text: string; kind: BadgeKind };
  children?: ReactNode;
}

function markedAs<T extends QuestionType>(type: T, question: PublicOf<T>, given: AnsweredItemProps['given'], solution: Solution) {
  const { Marked } = reading[type];
  return Marked && <Marked question={question} given={given.map(({ answer }) => answer)} solution={solution} />;
}

/** A closed question: what was asked, what was answered, what is right. */
export function AnsweredItem({ place, question, given, solution, right, verdict, children }: AnsweredItemProps) {
  return (
    <li className={cx(styles.item, right ? undefined : styles.bad)}>
      <Badge kind={verdict.kind}>{verdict.text}</Badge>
      <h3 data-part="task">
        <span className={styles.place}>{place}.</span> <SafeHtml as="span" html={question.question} />
      </h3>
      {markedAs(question.type, question, given, solution) ??
        (question.figure && <SafeHtml data-part="figure" html={question.figure.svg} />)}
      {question.type === 'fillSteps' && <SafeHtml className={fillStyles.fillTemplate} data-part="task" html={question.template} />}
      <dl className={styles.answers}>
        {given.map(({ label, answer, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <AnswerWords question={question} answer={answer} solution={solution} /> {note}
            </dd>
          </div>
        ))}
        {!right && (
          <div className={styles.right}>
            <dt>Helyes válasz</dt>
            <dd>
              <SolutionWords question={question} solution={solution} />
            </dd>
          </div>
        )}
      </dl>
      {children}
    </li>
  );
}
