import type { DocumentOf } from '@eszkerek/contract/content/document';
import type { AnswerResult, AnswerValue, AttemptView } from '@eszkerek/contract/quiz-shapes';
import 'katex/dist/katex.min.css';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { AnswerFeedback } from '../../questions/answer-feedback.tsx';
import { QuestionView } from '../../questions/question-view.tsx';
import { text } from '../../text/common.ts';
import { Button } from '../../ui/button.tsx';
import { Loader } from '../../ui/loader.tsx';

type Page = DocumentOf<'quiz' | 'test' | 'practice' | 'exam'>;

export function Player({ page }: { page: Page }) {
  const [attempt, setAttempt] = useState<AttemptView | null>(null);
  const [at, setAt] = useState(0);
  const [value, setValue] = useState<AnswerValue | null>(null);
  const [result, setResult] = useState<AnswerResult | null>(null);
  useEffect(() => {
    void api.quiz.start({ params: { slug: page.slug }, body: {} }).then(answer => setAttempt(answer.attempt));
  }, [page.slug]);
  const question = attempt?.questions[at];
  if (!attempt || !question) return <Loader label={text.loading} />;
  const check = async () => {
    if (value === null) return;
    const answer = await api.quiz.answer({
      params: { id: attempt.id },
      body: { questionId: question.id, answer: value, key: crypto.randomUUID() },
    });
    setResult(answer.result);
  };
  const next = async () => {
    setValue(null);
    setResult(null);
    if (at + 1 < attempt.questions.length) setAt(at + 1);
    else setAttempt((await api.quiz.finish({ params: { id: attempt.id }, body: {} })).attempt);
  };
  const closed = result !== null && !result.canRetry;
  return (
    <div className="wrap page" data-subject={page.subject}>
      <h1>{page.title}</h1>
      {attempt.finished_at ? (
        <p>{attempt.score_percentage}%</p>
      ) : (
        <>
          <QuestionView
            question={question}
            value={value}
            onChange={setValue}
            disabled={closed}
            result={result}
            solution={result?.solution ?? null}
            headingLevel={2}
          />
          {result && <AnswerFeedback result={result} solution={result.solution ?? null} question={question} />}
          <Button onClick={() => void (closed || result?.status === 'saved' ? next() : check())}>
            {closed || result?.status === 'saved' ? 'Következő kérdés' : 'Ellenőrzés'}
          </Button>
        </>
      )}
    </div>
  );
}
