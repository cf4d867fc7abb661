import type { AnswerResult } from '@eszkerek/contract/quiz-shapes';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import styles from './fill-steps.module.css';

type Part = NonNullable<AnswerResult['parts']>[number];

/** The blanks that were not right and have a reason. */
export const reasonedParts = (result: AnswerResult | null): Part[] =>
  (result?.parts ?? []).filter(part => part.explanation && part.status !== 'correct');

/** The reason of each blank, with its letter. */
export function PartReasons({ parts }: { parts: readonly Part[] }) {
  if (parts.length === 0) return null;
  return (
    <ul className={cx(layoutStyles.stack, styles.fillReasons)}>
      {parts.map(part => (
        <li key={part.id}>
          <b>{part.id}: </b>
          <SafeHtml as="span" html={part.explanation ?? ''} />
        </li>
      ))}
    </ul>
  );
}
