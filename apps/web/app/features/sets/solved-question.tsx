import type { AnswerValue, PublicQuestion, Solution } from '@eszkerek/contract/quiz-shapes';
import formStyles from '@eszkerek/ui/form.module.css';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { type ReactNode, useState } from 'react';
import { SolutionWords } from '../../questions/answer-words.tsx';
import { letteredSolution } from '../../questions/lettered-solution.ts';
import { QuestionView } from '../../questions/question-view.tsx';

/** The question as the pupil sees it before answering; it can be tried, until it is written on. */
export function PlayedQuestion({ question }: { question: PublicQuestion }) {
  const [tried, setTried] = useState<{ question: PublicQuestion; value: AnswerValue | null } | null>(null);
  return (
    <QuestionView
      question={question}
      value={tried?.question === question ? tried.value : null}
      onChange={value => setTried({ question, value })}
      disabled={false}
      result={null}
      solution={null}
    />
  );
}

interface SolvedProps {
  question: PublicQuestion;
  solution: Solution;
}

export const RightAnswer = (solved: SolvedProps) => (
  <>
    <b>Jó válasz: </b>
    <SolutionWords {...solved} />
  </>
);

/** The question as the pupil sees it, and below it what the teacher knows: in sight however high the question is. */
export function SolvedQuestion({ question, solution, children }: SolvedProps & { children?: ReactNode }) {
  return (
    <div className={formStyles.formGrid}>
      <PlayedQuestion question={question} />
      {children}
      {solution.text && <SafeHtml html={letteredSolution(question, solution).text ?? ''} />}
    </div>
  );
}
