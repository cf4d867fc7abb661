import { useQuery } from '@tanstack/react-query';
import '@eszkerek/ui/formula.css';
import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import { Input } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { ErrorState } from '@eszkerek/ui/state.tsx';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { isToday } from '../../lib/days-until.ts';
import { fold } from '../../lib/fold.ts';
import { usePremiumAccess } from '../../lib/use-premium-access.ts';
import { text } from '../../text/common.ts';
import { dueText } from './due-text.ts';
import styles from './mistake-book.module.css';
import { type Mistake, MistakeCard } from './mistake-card.tsx';

const SHOWN_AT_ONCE = 6;
/** A round that a tired pupil still begins. */
const FEW = 5;
const MINUTES_EACH = 0.8;

const roundWords = (questions: number): string => `${questions} kérdés most · kb. ${Math.ceil(questions * MINUTES_EACH)} perc`;

/** Tasks of a lesson have new numbers each time: the lesson comes back, not the task. */
const missedToday = (today: number, all: number): string => {
  if (today < all) return `Ezek közül ma ${today} kérdés nem sikerült elsőre: holnap jön vissza.`;
  return all === 1 ? 'Ma ez nem sikerült elsőre: holnap jön vissza.' : 'Ma ezek nem sikerültek elsőre: holnap jönnek vissza.';
};
const ELSEWHERE = 'Ami gyakorlásban vagy az ismétlés más kérdésében nem sikerült, annak a leckéjét vesszük elő később.';

const toRound = (
  <ButtonLink to="/" iconEnd="arrow-right">
    Vissza a körömhöz
  </ButtonLink>
);

/** Whether a mistake has the words in what a pupil reads of it; tags of its HTML are no words. */
const hasWords =
  (query: string) =>
  ({ title, question, answer, reason }: Mistake): boolean =>
    fold([title, question, answer, reason].join(' ').replace(/<[^>]*>/g, ' ')).includes(fold(query.trim()));

/** Javítófüzet: every missed question with the pupil's answer, the reason and the day it comes back. */
export function MistakeBook() {
  const [all, setAll] = useState(false);
  const [query, setQuery] = useState('');
  const book = useQuery(api.quiz.mistakes.query());
  const isDayDone = useQuery(api.guide.today.query()).data?.today.finished != null;
  const premiumAccess = usePremiumAccess();
  if (book.isPending) return <Skeleton height="8rem" />;
  if (book.isError)
    return (
      <ErrorState
        headingLevel={3}
        title={text.errorTitle}
        message={book.error.message}
        retryLabel={text.retry}
        onRetry={() => void book.refetch()}
      />
    );
  const { mistakes } = book.data;
  if (mistakes.length === 0)
    return (
      <>
        <div className={layoutStyles.row}>{toRound}</div>
        <p>
          Itt most nincs semmi. Ha kvízben vagy tesztben egy kérdés elsőre nem sikerül, ide kerül, és a következő napokban újra elővesszük.{' '}
          {ELSEWHERE}
        </p>
      </>
    );
  const now = new Date();
  // A round asks only what the pupil may open.
  const due = mistakes.filter(({ premium, due_at }) => (premiumAccess || !premium) && dueText(new Date(due_at), now).now).length;
  const today = mistakes.filter(mistake => isToday(mistake.missed_at, now) && !isToday(mistake.right_at, now)).length;
  const found = mistakes.filter(hasWords(query));
  const shown = all ? found : found.slice(0, SHOWN_AT_ONCE);
  return (
    <>
      {due > 0 && (
        <div className={layoutStyles.row}>
          <ButtonLink icon="play" to={`/ismetles?hibak=${FEW}`}>
            {roundWords(Math.min(due, FEW))}
          </ButtonLink>
          {due > FEW && (
            <ButtonLink variant="secondary" to="/ismetles?hibak=mind">
              Mind most: {due} kérdés
            </ButtonLink>
          )}
        </div>
      )}
      {due === 0 && <div className={layoutStyles.row}>{toRound}</div>}
      {due > 0 && isDayDone && <p>Mára kész a köröd. Ami itt maradt, holnap is ráér.</p>}
      {today > 0 && (
        <p>
          {missedToday(today, mistakes.length)} {ELSEWHERE}
        </p>
      )}
      {mistakes.length > SHOWN_AT_ONCE && (
        <Input
          className={styles.search}
          type="search"
          placeholder="Keresés a javítófüzetben"
          aria-label="Keresés a javítófüzetben"
          value={query}
          onChange={event => setQuery(event.target.value)}
        />
      )}
      {found.length === 0 && <p role="status">Nincs ilyen a javítófüzetedben.</p>}
      <ul className={styles.mistakes}>
        {shown.map(mistake => (
          <MistakeCard key={`${mistake.quiz_slug}/${mistake.question_id}`} mistake={mistake} now={now} isDayDone={isDayDone} />
        ))}
      </ul>
      {found.length > SHOWN_AT_ONCE && (
        <Button variant="secondary" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Kevesebbet mutass' : `Mind a ${found.length} megmutatása`}
        </Button>
      )}
    </>
  );
}
