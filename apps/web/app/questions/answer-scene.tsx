import type { PublicOf, PublicQuestion, Solution } from '@eszkerek/contract/quiz-shapes';
import type { QuestionType } from '@eszkerek/exercises/questions/schema';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { answering } from './answering.ts';
import { reading } from './reading.ts';

function sceneAs<T extends QuestionType>(type: T, question: PublicOf<T>, solution: Solution | null) {
  const { Scene } = reading[type];
  return Scene && <Scene question={question} solution={solution} />;
}

/** The figure, the number line or the gapped steps of a question that is read, not answered; with `solution` the right place is marked. */
export const AnswerScene = ({ question, solution }: { question: PublicQuestion; solution: Solution | null }) => (
  <>
    {question.figure && !answering[question.type].drawsFigure && <SafeHtml data-part="figure" html={question.figure.svg} />}
    {sceneAs(question.type, question, solution)}
  </>
);
