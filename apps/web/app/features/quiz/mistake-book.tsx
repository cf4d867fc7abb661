import { useQuery } from '@tanstack/react-query';
import '@eszkerek/ui/formula.css';
import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Input } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
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

/** Of mistakes that are not due yet a round takes so many. */
const MOST_EARLY = 10;

const missedToday = (today: number): string =>
  today === 1
    ? 'Ma egy kérdés nem sikerült elsőre. Holnap újra megkérdezzük.'
    : `Ma ${today} kérdés nem sikerült elsőre. Holnap újra megkérdezzük őket.`;
/** Tasks of a lesson have new numbers each time: the lesson comes back, not the task. */
const ELSEWHERE = 'A gyakorlás feladatai nem kerülnek ide, mert ott mindig újat kapsz.';

const toRound = (variant: 'primary' | 'ghost') => (
  <ButtonLink to="/" variant={variant} iconEnd="arrow-right">
    Vissza a mai körhöz
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
      <div className={styles.book}>
        <div className={layoutStyles.row}>{toRound('primary')}</div>
        <p>
          Itt most nincs semmi. Ha kvízben vagy tesztben egy kérdés elsőre nem sikerül, ide kerül, és a következő napokban újra elővesszük.{' '}
          {ELSEWHERE}
        </p>
      </div>
    );
  const now = new Date();
  // A round asks only what the pupil may open.
  const askable = mistakes.filter(({ premium }) => premiumAccess || !premium);
  const due = askable.filter(({ due_at }) => dueText(new Date(due_at), now).now).length;
  // What is asked before its day stays for its day too.
  const early = due > 0 ? 0 : Math.min(MOST_EARLY, askable.filter(({ right_at }) => !isToday(right_at, now)).length);
  const today = mistakes.filter(mistake => isToday(mistake.missed_at, now) && !isToday(mistake.right_at, now)).length;
  const found = mistakes.filter(hasWords(query));
  const shown = all ? found : found.slice(0, SHOWN_AT_ONCE);
  return (
    <div className={styles.book}>
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
      {due === 0 && (
        <div className={layoutStyles.row}>
          {early > 0 && (
            <ButtonLink icon="play" to="/ismetles?hibak=elore">
              {roundWords(early)}
            </ButtonLink>
          )}
          {toRound(early > 0 ? 'ghost' : 'primary')}
        </div>
      )}
      {due > 0 && isDayDone && <p>Mára kész a kör. Ami itt maradt, holnap is ráér.</p>}
      {today > 0 && (
        <p className={formStyles.help} data-part="help">
          {missedToday(today)}
        </p>
      )}
      {mistakes.length > SHOWN_AT_ONCE && (
        <Input
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
      <p className={formStyles.help} data-part="help">
        {ELSEWHERE}
      </p>
    </div>
  );
}
