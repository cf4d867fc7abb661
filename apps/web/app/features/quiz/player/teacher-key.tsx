import type { PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { teacherKey } from '../../../questions/reading.ts';
import styles from '../quiz.module.css';

/** In Mester Mód the server sends the solution with the question. */
export function TeacherKey({ question }: { question: PublicQuestion }) {
  const key = teacherKey(question);
  return (
    <div className={styles.teacherKey}>
      <b>Megoldás: </b>
      {key && <span>{key}. </span>}
      <SafeHtml as="span" html={question.explanation ?? ''} />
    </div>
  );
}
