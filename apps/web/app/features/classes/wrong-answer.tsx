import '@eszkerek/ui/formula.css';
import type { ClassMisconception } from '@eszkerek/contract/classes';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import styles from './misconceptions.module.css';

/** A mistake as somebody of the class made it: the question, and the answer that was given. */
export function WrongAnswer({ example: { question, answer } }: { example: NonNullable<ClassMisconception['example']> }) {
  return (
    <div className={styles.example}>
      <SafeHtml html={question} />
      <b data-part="bold-math">
        <span aria-hidden="true">→ </span>
        <span className="sr-only">Hibás válasz: </span>
        <SafeHtml as="span" html={answer} />
      </b>
    </div>
  );
}
