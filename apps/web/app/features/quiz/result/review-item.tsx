import type { BadgeKind } from '@eszkerek/ui/badge.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import styles from '../../../questions/answered-item.module.css';
import { AnsweredItem } from '../../../questions/answered-item.tsx';
import { PartReasons, reasonedParts } from '../../../questions/fill-steps/part-reasons.tsx';
import { letteredResult, letteredSolution } from '../../../questions/lettered-solution.ts';
import { ReportButton } from '../report-button.tsx';
import type { ReviewedQuestion } from './summary.ts';

const verdicts: Record<ReviewedQuestion['verdict'], { text: string; kind: BadgeKind }> = {
  right: { text: 'Jó', kind: 'ok' },
  second: { text: 'Másodikra jó', kind: 'ok' },
  partial: { text: 'Részben jó', kind: 'wait' },
  wrong: { text: 'Még nem', kind: 'bad' },
  empty: { text: 'Kimaradt', kind: 'neutral' },
};

/** The reason for the last answer: that of the chosen option, of the reply, or the worked solution. */
function reasonOf({ question, result, solution, answers, verdict }: ReviewedQuestion): string | undefined {
  const last = answers.at(-1);
  const ofOption = typeof last === 'string' ? solution.explanations?.[last] : undefined;
  return verdict === 'empty' ? undefined : (ofOption ?? letteredResult(question, result ?? null, solution, last)?.explanation);
}

/** One question of the review: own answer, right answer, reason. */
export function ReviewItem({ item, slug }: { item: ReviewedQuestion; slug: string }) {
  const { question, verdict, answers, place, result } = item;
  const solution = letteredSolution(question, item.solution);
  const right = verdict === 'right' || verdict === 'second';
  const parts = reasonedParts(result);
  const reason = parts.length > 0 ? undefined : reasonOf(item);
  const given = answers.map((answer, at) => ({ label: answers.length > 1 ? `${at + 1}. válaszod` : 'A te válaszod', answer }));
  return (
    <AnsweredItem place={place} question={question} given={given} solution={solution} right={right} verdict={verdicts[verdict]}>
      <PartReasons parts={parts} />
      {reason && <SafeHtml className={styles.reason} html={reason} />}
      {solution.text && solution.text !== reason && !right && (
        <p className={styles.reason}>
          <b>Megoldás: </b>
          <SafeHtml as="span" html={solution.text} />
        </p>
      )}
      <div className="no-print">
        <ReportButton slug={slug} questionId={question.id} />
      </div>
    </AnsweredItem>
  );
}
