import type { BankEntry, SetItemRef } from '@eszkerek/contract/set-shapes';
import { Button } from '@eszkerek/ui/button.tsx';
import { Checkbox } from '@eszkerek/ui/choice.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { SearchInput } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { firstRightPercent } from '../../questions/first-right.ts';
import { text } from '../../text/common.ts';
import { BankFilters, type BankWish, emptyWish, filterWords, GradeChips } from './bank-filters.tsx';
import { BankPreview } from './bank-preview.tsx';
import { NothingFound } from './nothing-found.tsx';
import styles from './sets.module.css';
import { gradeWord, levelWord, TYPES } from './words.ts';

const PAGE = 20;

interface BankSearchProps {
  /** Of the set: the search starts with it. */
  subject: BankWish['subject'];
  /** Of the teacher's class: the search starts with it too. */
  grade: BankWish['grade'];
  refs: readonly SetItemRef[];
  onToggle: (ref: SetItemRef) => void;
}

/** Every question of quizzes and unit tests, by words, subject, grade, topic, type, difficulty, misconception and figure. */
export function BankSearch({ subject, grade, refs, onToggle }: BankSearchProps) {
  const [wish, setWish] = useState<BankWish>({ ...emptyWish, subject, grade });
  const [page, setPage] = useState(1);
  const [looked, setLooked] = useState<BankEntry | null>(null);
  const [filtering, setFiltering] = useState(false);
  const asked = useDeferredValue(wish);
  const query = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
  const bank = useQuery({ ...api.sets.bank.query({ query: { ...query, page } }), placeholderData: keepPreviousData });
  const top = useRef<HTMLDivElement>(null);
  const turn = (to: number) => {
    setPage(to);
    top.current?.scrollIntoView();
  };
  const change = (next: BankWish) => {
    setWish(next);
    setPage(1);
  };
  if (bank.isPending) return <Skeleton height="24rem" />;
  if (bank.isError)
    return <ErrorState title={text.errorTitle} message={bank.error.message} onRetry={() => void bank.refetch()} retryLabel={text.retry} />;
  const { total, questions, units, misconceptions } = bank.data;
  const chosen = new Set(refs.map(ref => ('own' in ref ? ref.own : `${ref.quiz}.${ref.id}`)));
  const pages = Math.ceil(total / PAGE);
  return (
    <div className={layoutStyles.stack}>
      <Panel>
        <div>
          <div className={styles.find} ref={top}>
            <SearchInput
              aria-label="Keresés a kérdésekben"
              placeholder="például: törtek"
              value={wish.q}
              onChange={event => change({ ...wish, q: event.target.value })}
            />
            <h2>{total} kérdés</h2>
            <Button variant="secondary" size="sm" icon="filter" aria-expanded={filtering} onClick={() => setFiltering(!filtering)}>
              {filterWords(wish)}
            </Button>
          </div>
          <GradeChips wish={wish} onChange={change} />
          {filtering && <BankFilters wish={wish} units={units} misconceptions={misconceptions} onChange={change} />}
        </div>
        {total === 0 && <NothingFound query={query} grade={asked.grade} onWiden={wider => change({ ...wish, ...wider })} />}
        <ul className={styles.questions} aria-label="Kérdések a bankban">
          {questions.map(entry => (
            <Entry
              key={`${entry.quiz}.${entry.id}`}
              entry={entry}
              chosen={chosen.has(`${entry.quiz}.${entry.id}`)}
              onToggle={() => onToggle({ quiz: entry.quiz, id: entry.id })}
              onLook={() => setLooked(entry)}
            />
          ))}
        </ul>
        {pages > 1 && (
          <nav className={cx(layoutStyles.row, styles.pager)} aria-label="Találatok lapjai">
            <Button variant="ghost" size="sm" icon="chevron-left" disabled={page <= 1} onClick={() => turn(page - 1)}>
              Előző
            </Button>
            <span>
              {page} / {pages}
            </span>
            <Button variant="ghost" size="sm" disabled={page >= pages} onClick={() => turn(page + 1)}>
              Következő
            </Button>
          </nav>
        )}
      </Panel>
      <BankPreview entry={looked} onClose={() => setLooked(null)} />
    </div>
  );
}

interface EntryProps {
  entry: BankEntry;
  chosen: boolean;
  onToggle: () => void;
  onLook: () => void;
}

function Entry({ entry, chosen, onToggle, onLook }: EntryProps) {
  const { html, type, difficulty, grades, unit_title, misconceptions, premium, first_right } = entry;
  const percent = firstRightPercent(first_right);
  const [first] = misconceptions;
  return (
    <li data-chosen={chosen || undefined}>
      <Checkbox checked={chosen} onChange={onToggle}>
        <SafeHtml as="span" className={cx('clamp', styles.short)} html={html} />
        <small>
          {[TYPES[type], levelWord(difficulty), gradeWord(grades), unit_title, premium && 'prémium'].filter(Boolean).join(' · ')}
        </small>
        {first && <small className={styles.mistake}>{first.text}</small>}
      </Checkbox>
      {percent !== null && (
        <span>
          <b>{percent}%</b>
          <small>elsőre jó</small>
        </span>
      )}
      <IconButton icon="eye" label="Megnézem a megoldásával" onClick={onLook} />
    </li>
  );
}
