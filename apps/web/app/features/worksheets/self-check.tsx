import '@eszkerek/ui/formula.css';
import { CallError } from '@eszkerek/contract/client';
import type { AnswerResult, AnswerValue, PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import type { SheetGroup } from '@eszkerek/contract/sheet-code';
import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { api } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';
import { AnswerFeedback } from '../../questions/answer-feedback.tsx';
import { SolutionWords } from '../../questions/answer-words.tsx';
import { answering } from '../../questions/answering.ts';
import { letteredSolution } from '../../questions/lettered-solution.ts';
import { QuestionView } from '../../questions/question-view.tsx';
import { text } from '../../text/common.ts';

interface SelfCheckProps {
  code: string;
  group: SheetGroup;
}

/** The tasks of a printed sheet: the pupil types the results and learns at once what is right and why. Nothing is stored. */
export function SelfCheck({ code, group }: SelfCheckProps) {
  const { pathname } = useLocation();
  const { status } = useSession();
  const sheet = useQuery({ ...api.worksheets.open.query({ params: { code, group } }), enabled: status !== 'loading' });
  if (sheet.isPending) return <Skeleton height="24rem" />;
  if (sheet.isError && sheet.error instanceof CallError && sheet.error.status === 403)
    return (
      <EmptyState
        headingLevel={1}
        title="Prémium feladatlap"
        actions={
          <ButtonLink to="/bejelentkezes" state={{ from: pathname, message: sheet.error.message }}>
            Bejelentkezem
          </ButtonLink>
        }
      >
        {sheet.error.message}
      </EmptyState>
    );
  if (sheet.isError)
    return (
      <ErrorState
        headingLevel={1}
        title={text.errorTitle}
        message={sheet.error.message}
        onRetry={() => void sheet.refetch()}
        retryLabel={text.retry}
      />
    );
  return (
    <>
      <PageHeader title="Ellenőrizd magad!" lead={`${sheet.data.title} · ${group} csoport. Írd be, ami a papíron kijött.`} />
      {sheet.data.locked > 0 && (
        <MessageBar kind="info">
          {sheet.data.locked} feladat prémium:{' '}
          <Link to="/bejelentkezes" state={{ from: pathname }}>
            bejelentkezve
          </Link>{' '}
          ellenőrizheted.
        </MessageBar>
      )}
      {sheet.data.questions.map((question, place) => (
        <Panel key={question.id} title={`${sheet.data.numbers[place]}. feladat`}>
          <Task code={code} group={group} question={question} />
        </Panel>
      ))}
    </>
  );
}

function Task({ code, group, question }: SelfCheckProps & { question: PublicQuestion }) {
  const [value, setValue] = useState<AnswerValue | null>(null);
  const [result, setResult] = useState<AnswerResult | null>(null);
  const closed = result !== null && !result.canRetry;
  const second = result !== null && result.status !== 'unreadable';
  const { run, pending, failure } = useAction(
    (answer: AnswerValue) => api.worksheets.check({ params: { code, group }, body: { questionId: question.id, answer, second } }),
    { onSuccess: reply => setResult(reply.result) },
  );
  const solution = letteredSolution(question, result?.solution ?? null);
  return (
    <form
      className={formStyles.formGrid}
      onSubmit={event => {
        event.preventDefault();
        if (value !== null) void run(value);
      }}
    >
      <QuestionView question={question} value={value} onChange={setValue} disabled={closed} result={result} solution={solution} />
      <AnswerFeedback result={result} solution={solution}>
        {/* A typed answer has it beside its field. */}
        {closed && solution && solution.answer === undefined && result.status !== 'correct' && (
          <p className={answering[question.type].marksKey ? 'sr-only' : undefined}>
            A helyes válasz: <SolutionWords question={question} solution={solution} />
          </p>
        )}
      </AnswerFeedback>
      {failure && <MessageBar kind="bad">{failure}</MessageBar>}
      {!closed && (
        <Button type="submit" loading={pending} disabled={value === null}>
          {result?.canRetry ? 'Próbáld újra' : 'Ellenőrzés'}
        </Button>
      )}
    </form>
  );
}
