import type { PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';

/** In Mester Mód the server sends the solution with the question. */
export function TeacherKey({ question }: { question: PublicQuestion }) {
  return (
    <div className="teacher-key">
      <b>Megoldás: </b>
      {question.type === 'fillSteps' && question.answer && <span>{question.answer}. </span>}
      <SafeHtml as="span" html={question.explanation ?? ''} />
    </div>
  );
}
