import type { PublicQuestion, Solution } from '@eszkerek/contract/quiz-shapes';
import formStyles from '@eszkerek/ui/form.module.css';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { SolutionWords } from '../../questions/answer-words.tsx';
import { letteredSolution } from '../../questions/lettered-solution.ts';
import { QuestionView } from '../../questions/question-view.tsx';

const nothing = () => undefined;

/** The question as the pupil sees it before answering. */
export const PlayedQuestion = ({ question }: { question: PublicQuestion }) => (
  <QuestionView question={question} value={null} onChange={nothing} disabled result={null} solution={null} />
);

/** The question as the pupil sees it, and below it what the teacher knows. */
export function SolvedQuestion({ question, solution }: { question: PublicQuestion; solution: Solution }) {
  return (
    <div className={formStyles.formGrid}>
      <PlayedQuestion question={question} />
      <div>
        <b>Jó válasz: </b>
        <SolutionWords question={question} solution={solution} />
      </div>
      {solution.text && <SafeHtml html={letteredSolution(question, solution).text ?? ''} />}
    </div>
  );
}
