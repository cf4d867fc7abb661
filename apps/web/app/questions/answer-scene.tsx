import type { PublicOf, PublicQuestion, Solution } from '@eszkerek/contract/quiz-shapes';
import type { QuestionType } from '@eszkerek/exercises/questions/schema';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { answering } from './answering.ts';
import { reading } from './reading.ts';

function sceneAs<T extends QuestionType>(type: T, question: PublicOf<T>, solution: Solution | null) {
  const { Scene } = reading[type];
  return Scene && <Scene question={question} solution={solution} />;
}

interface SceneProps {
  question: PublicQuestion;
  solution: Solution | null;
}

/** The drawing beside the scene; a scene that draws it itself has none. */
export const SceneFigure = ({ question }: Pick<SceneProps, 'question'>) =>
  question.figure && !answering[question.type].drawsFigure && <SafeHtml data-part="figure" html={question.figure.svg} />;

/** The number line or the gapped steps of a question that is read, not answered; with `solution` the right place is marked. */
export const BareScene = ({ question, solution }: SceneProps) => sceneAs(question.type, question, solution);

/** The figure and what is read with it. */
export const AnswerScene = (props: SceneProps) => (
  <>
    <SceneFigure {...props} />
    <BareScene {...props} />
  </>
);
