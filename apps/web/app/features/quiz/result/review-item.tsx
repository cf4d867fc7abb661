import { Badge, type BadgeKind } from '@eszkerek/ui/badge.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { AnswerWords, SolutionWords } from '../../../questions/answer-words.tsx';
import fillStyles from '../../../questions/fill-steps/fill-steps.module.css';
import { PartReasons, reasonedParts } from '../../../questions/fill-steps/part-reasons.tsx';
import { ReportButton } from '../report-button.tsx';
import styles from './result.module.css';
import type { ReviewedQuestion } from './summary.ts';

const verdicts: Record<ReviewedQuestion['verdict'], { text: string; kind: BadgeKind }> = {
  right: { text: 'Jó', kind: 'ok' },
  second: { text: 'Másodikra jó', kind: 'ok' },
  partial: { text: 'Részben jó', kind: 'wait' },
  wrong: { text: 'Még nem', kind: 'bad' },
  empty: { text: 'Kimaradt', kind: 'neutral' },
};

/** The reason for the last answer: that of the chosen option, of the reply, or the worked solution. */
function reasonOf({ result, solution, answers, verdict }: ReviewedQuestion): string | undefined {
  const last = answers.at(-1);
  const ofOption = typeof last === 'string' ? solution.explanations?.[last] : undefined;
  return verdict === 'empty' ? undefined : (ofOption ?? result?.explanation);
}

/** One question of the review: own answer, right answer, reason. */
export function ReviewItem({ item, slug }: { item: ReviewedQuestion; slug: string }) {
  const { question, verdict, answers, solution, place, result } = item;
  const right = verdict === 'right' || verdict === 'second';
  const parts = reasonedParts(result);
  const reason = parts.length > 0 ? undefined : reasonOf(item);
  return (
    <li className={cx(styles.reviewItem, right ? undefined : styles.reviewBad)}>
      <div className={styles.reviewHead} data-part="task">
        <h3>
          <span className={styles.reviewPlace}>{place}.</span> <SafeHtml as="span" html={question.question} />
        </h3>
        <Badge kind={verdicts[verdict].kind}>{verdicts[verdict].text}</Badge>
      </div>
      {question.figure && <SafeHtml data-part="figure" html={question.figure.svg} />}
      {question.type === 'fillSteps' && <SafeHtml className={fillStyles.fillTemplate} data-part="task" html={question.template} />}
      <dl className={styles.reviewAnswers}>
        {[...answers.entries()].map(([at, answer]) => (
          <div key={at}>
            <dt>{answers.length > 1 ? `${at + 1}. válaszod` : 'A te válaszod'}</dt>
            <dd>
              <AnswerWords question={question} answer={answer} />
            </dd>
          </div>
        ))}
        {!right && (
          <div className={styles.reviewRight}>
            <dt>Helyes válasz</dt>
            <dd>
              <SolutionWords question={question} solution={solution} />
            </dd>
          </div>
        )}
      </dl>
      <PartReasons parts={parts} />
      {reason && <SafeHtml className={styles.reviewReason} html={reason} />}
      {solution.text && solution.text !== reason && !right && (
        <p className={styles.reviewReason}>
          <b>Megoldás: </b>
          <SafeHtml as="span" html={solution.text} />
        </p>
      )}
      <div className="no-print">
        <ReportButton slug={slug} questionId={question.id} />
      </div>
    </li>
  );
}
