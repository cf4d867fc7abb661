import '@eszkerek/ui/formula.css';
import type { AttemptView } from '@eszkerek/contract/quiz-shapes';
import { the } from '@eszkerek/numbers/hungarian';
import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import { Pupil } from '@eszkerek/ui/cast.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../../lib/api.ts';
import { isToday } from '../../../lib/days-until.ts';
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

const TO_BOOK = { to: '/profil#javitofuzet', label: 'Vissza a javítófüzethez' };
const TO_ROUND = { to: '/', label: 'Vissza a mai körhöz' };

/** What the mistake book asks for: all due mistakes, a few of them, ten before their day, or one by the address of its question. */
const mistakesWish = (asked: string): RoundBody => {
  const wish = { minutes: 10, fresh: true } as const;
  const [quiz_slug = '', question_id] = asked.split('/');
  if (question_id) return { ...wish, mistake: { quiz_slug, question_id } };
  if (asked === 'elore') return { ...wish, only: 'open-mistakes', most: 10 };
  const most = Number(asked);
  return { ...wish, only: 'mistakes', ...(Number.isInteger(most) ? { most } : {}) };
};

type Mistakes = Awaited<ReturnType<typeof api.quiz.mistakes>>['mistakes'];

/** The mistake below this one in the book, or the first, that was not right today; its texts are kept back where it may not be opened. */
function nextOf(mistakes: Mistakes, asked: string): string | undefined {
  const now = new Date();
  const addressOf = ({ quiz_slug, question_id }: Mistakes[number]) => `${quiz_slug}/${question_id}`;
  const at = mistakes.findIndex(mistake => addressOf(mistake) === asked);
  const inTurn = [...mistakes.slice(at + 1), ...mistakes.slice(0, Math.max(at, 0))];
  const found = inTurn.find(({ question, right_at }) => question !== '' && !isToday(right_at, now));
  return found && addressOf(found);
}

type Items = Awaited<ReturnType<typeof api.guide.startReview>>['items'];

interface Missed {
  inBook: number;
  ofLessons: number;
}

/** Only a question of the mistake book goes back into it; another one brings its lesson back. */
const missedIn = ({ answers }: AttemptView, items: Items): Missed => {
  const fromBook = new Set(items.flatMap(({ questionId, reason }) => (reason === 'mistake' ? questionId : [])));
  const missed = answers.filter(given => given.try === 1 && given.status !== 'correct');
  const inBook = missed.filter(({ questionId }) => fromBook.has(questionId)).length;
  return { inBook, ofLessons: missed.length - inBook };
};

/** Every missed question is accounted for. */
const whereWords = ({ inBook, ofLessons }: Missed): string => {
  const lesson = 'annak a leckéje egy későbbi ismétlésben jön vissza.';
  if (inBook === 0) return `Amin még gondolkodni kellett, ${lesson}`;
  const book = 'Ami a javítófüzetedből most nem ment elsőre, holnap jön vissza.';
  return ofLessons === 0 ? book : `${book} Ami más nem ment, ${lesson}`;
};

const doneWords = ({ questions, score_percentage }: AttemptView, missed: Missed): string => {
  const count = questions.length;
  if (score_percentage === 100) return count === 1 ? 'Megvan, szépen emlékeztél.' : `Mind ${the(count)} kérdés megvan, szépen emlékeztél.`;
  return `${count} kérdést vettél át. ${whereWords(missed)}`;
};

/** Due mistakes and fading lessons in one short round; answered like any quiz. */
export function ReviewPage() {
  const queries = useQueryClient();
  const controls = useAttempt('ismetles', { auto: false, starts: 'elsewhere' });
  const [items, setItems] = useState<Items>([]);
  const start = useAction((body: RoundBody) => api.guide.startReview({ body }), {
    onSuccess: ({ attempt, items }) => {
      setItems(items);
      return controls.show(attempt);
    },
  });
  // From the mistake book: the address forgets it, so that a reload goes on with the round. The plan of the day has told how long it takes.
  const [params, setParams] = useSearchParams();
  const asked = params.get('hibak');
  const [fromRound] = useState(params.has(ROUND));
  const [back] = useState(fromRound ? TO_ROUND : asked ? TO_BOOK : page.back);
  /** The one mistake that was asked for. */
  const [single, setSingle] = useState(asked?.includes('/') ? asked : null);
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

  const { data: book } = useQuery({ ...api.quiz.mistakes.query(), enabled: single !== null && finished });
  const following = single === null ? undefined : nextOf(book?.mistakes ?? [], single);
  const day = useQuery({ ...api.guide.today.query(), enabled: fromRound && finished });
  const missed = state === null ? { inBook: 0, ofLessons: 0 } : missedIn(state.attempt, items);
  if (!state || finished)
    return (
      <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
        {state ? (
          <EmptyState
            headingLevel={1}
            title={day.data?.today.finished ? 'Kész a mai kör!' : 'Kész az ismétlés!'}
            picture={<Pupil name="zsofi" mood={state.attempt.score_percentage === 100 ? 'proud' : undefined} size={96} />}
            actions={
              <>
                {following && (
                  <Button
                    iconEnd="arrow-right"
                    loading={start.pending}
                    onClick={() => {
                      setSingle(following);
                      void start.run(mistakesWish(following));
                    }}
                  >
                    Következő hiba
                  </Button>
                )}
                <ButtonLink to={back === TO_BOOK ? TO_BOOK.to : '/'} variant={following ? 'secondary' : 'primary'} iconEnd="arrow-right">
                  {back === TO_BOOK ? TO_BOOK.label : TO_ROUND.label}
                </ButtonLink>
                {missed.inBook > 0 && back !== TO_BOOK && <MistakeBookLink />}
              </>
            }
          >
            {doneWords(state.attempt, missed)}
          </EmptyState>
        ) : fromRound && start.failure === null ? (
          <Skeleton height="16rem" />
        ) : (
          <ReviewStart title={page.title} pending={start.pending} failure={start.failure} onStart={body => void start.run(body)} />
        )}
      </div>
    );
  const reason = items.find(({ questionId }) => questionId === state.attempt.questions[state.at]?.id)?.text;
  const lead = reason && (
    <p className={formStyles.help} data-part="help">
      {reason}
    </p>
  );
  return <PracticePlayer page={{ ...page, back }} state={state} controls={controls} teacher={false} lead={lead} />;
}
