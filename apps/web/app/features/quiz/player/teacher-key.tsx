import type { PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { answering } from '../../../questions/answering.ts';
import { MathText } from '../../../questions/math-text.tsx';
import { teacherKey } from '../../../questions/reading.ts';
import styles from '../quiz.module.css';

/** In Mester Mód the server sends the solution with the question. `told`: the question above shows what is right, but for what is typed. */
export function TeacherKey({ question, told = false }: { question: PublicQuestion; told?: boolean }) {
  const typed = told && answering[question.type].isText ? question.answer : null;
  const key = told ? typed && <MathText text={typed} /> : teacherKey(question);
  return (
    <div className={styles.teacherKey}>
      <b>Megoldás: </b>
      {key && (told ? <b>{key}. </b> : <span>{key}. </span>)}
      <SafeHtml as="span" html={question.explanation ?? ''} />
    </div>
  );
}
