import '@eszkerek/ui/formula.css';
import type { AttemptView } from '@eszkerek/contract/quiz-shapes';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { EmptyState } from '@eszkerek/ui/state.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../../lib/api.ts';
import { ROUND } from '../../../lib/round-link.ts';
import { useAction } from '../../../lib/use-action.ts';
import { PracticePlayer } from '../player/practice-player.tsx';
import { useAttempt } from '../player/use-attempt.ts';
import { type PlayedPage, wordsOf } from '../quiz-kind.ts';
import { MistakeBookLink } from './mistake-book-link.tsx';
import { ReviewStart } from './review-start.tsx';

type RoundBody = Parameters<typeof api.guide.startReview>[0]['body'];

const page: PlayedPage = {
  title: 'Ismétlés',
  words: { ...wordsOf.quiz, whole: 'ismétlést', left: 'Ami kimaradt, máskor újra jön.' },
  back: { to: '/', label: 'Vissza a kezdőlapra' },
  reportTo: null,
};

const TO_ROUND = { to: '/', label: 'Vissza a körömhöz' };

/** What the mistake book asks for: all due mistakes, a few of them, or one by the address of its question. */
const mistakesWish = (asked: string): RoundBody => {
  const wish = { minutes: 10, fresh: true } as const;
  const [quiz_slug = '', question_id] = asked.split('/');
  if (question_id) return { ...wish, mistake: { quiz_slug, question_id } };
  const most = Number(asked);
  return { ...wish, only: 'mistakes', ...(Number.isInteger(most) ? { most } : {}) };
};

const doneWords = ({ questions, score_percentage }: AttemptView): string =>
  score_percentage === 100
    ? `Mind megvan (${questions.length}), szépen emlékeztél.`
    : `${questions.length} kérdést vettél át. Amin még gondolkodni kellett, azt később újra elővesszük.`;

/** Due mistakes and fading lessons in one short round; answered like any quiz. */
export function ReviewPage() {
  const queries = useQueryClient();
  const controls = useAttempt('ismetles', { auto: false, starts: 'elsewhere' });
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map());
  const start = useAction((body: RoundBody) => api.guide.startReview({ body }), {
    onSuccess: ({ attempt, items }) => {
      setReasons(new Map(items.map(({ questionId, text }) => [questionId, text])));
      return controls.show(attempt);
    },
  });
  // From the mistake book: the address forgets it, so that a reload goes on with the round. „Mai köröm” has told how long it takes.
  const [params, setParams] = useSearchParams();
  const asked = params.get('hibak');
  const [fromRound] = useState(params.has(ROUND));
  const begun = useRef(false);
  const { run } = start;
  useEffect(() => {
    if ((!asked && !fromRound) || begun.current) return;
    begun.current = true;
    if (asked) setParams({}, { replace: true });
    void run(asked ? mistakesWish(asked) : { minutes: 5, planned: true });
  }, [asked, fromRound, setParams, run]);

  const state = controls.stage.status === 'ready' ? controls.stage.state : null;
  const finished = state?.attempt.finished_at != null;
  useEffect(() => {
    if (!finished) return;
    for (const call of [api.guide.today, api.guide.reviewState, api.quiz.mistakes]) void queries.invalidateQueries({ queryKey: call.key });
  }, [finished, queries]);

  if (!state || finished)
    return (
      <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
        {state ? (
          <EmptyState
            headingLevel={1}
            title="Kész az ismétlés!"
            actions={
              <>
                <ButtonLink to="/" iconEnd="arrow-right">
                  Vissza a körömhöz
                </ButtonLink>
                <MistakeBookLink />
              </>
            }
          >
            {doneWords(state.attempt)}
          </EmptyState>
        ) : fromRound && start.failure === null ? (
          <Skeleton height="16rem" />
        ) : (
          <ReviewStart title={page.title} pending={start.pending} failure={start.failure} onStart={body => void start.run(body)} />
        )}
      </div>
    );
  const reason = reasons.get(state.attempt.questions[state.at]?.id ?? '');
  return (
    <PracticePlayer
      page={fromRound ? { ...page, back: TO_ROUND } : page}
      state={state}
      controls={controls}
      teacher={false}
      lead={reason && <p>{reason}</p>}
    />
  );
}
