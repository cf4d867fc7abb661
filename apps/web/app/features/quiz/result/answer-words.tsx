import type { AnswerValue, PublicQuestion, Solution } from '@eszkerek/contract/quiz-shapes';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';

const textsOf = ({ answers = [], left = [], right = [] }: PublicQuestion): Map<string, string> =>
  new Map([...answers, ...left, ...right].map(({ id, text }) => [id, text]));

/** An answer as the pupil reads it: option texts instead of ids, what was typed as it was typed. */
export function AnswerWords({ question, answer }: { question: PublicQuestion; answer: AnswerValue }) {
  const texts = textsOf(question);
  const known = (id: string) => (texts.has(id) ? <SafeHtml as="span" html={texts.get(id) ?? ''} /> : <span>{id}</span>);
  if (typeof answer === 'string')
    return (
      <>
        {question.type === 'numberLine' ? answer.replace('-', '−') : known(answer)}
        {question.unit && question.type === 'numeric' && !answer.includes(question.unit) && <span> {question.unit}</span>}
      </>
    );
  if (Array.isArray(answer))
    return (
      <span className={question.type === 'order' ? 'words-order' : 'words-list'}>
        {answer.map(id => (
          <span key={id}>{known(id)}</span>
        ))}
      </span>
    );
  return (
    <span className="words-list">
      {Object.entries(answer).map(([from, to]) => (
        <span key={from}>
          {known(from)} {question.type === 'fillSteps' ? '=' : '→'} {known(to)}
        </span>
      ))}
    </span>
  );
}

/** The right answer of a question that is closed. */
export function SolutionWords({ question, solution }: { question: PublicQuestion; solution: Solution }) {
  if (solution.answer !== undefined) return <span>{solution.answer}</span>;
  const value = solution.correct ?? solution.pairs ?? solution.blanks;
  return value ? <AnswerWords question={question} answer={value} /> : null;
}
