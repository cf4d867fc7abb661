import { SEARCH_MIN_LENGTH } from '@eszkerek/contract/constants';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { Field } from '@eszkerek/ui/field.tsx';
import { SearchInput } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { bareTitle } from '../../../lib/bare-title.ts';
import { fold } from '../../../lib/fold.ts';
import type { GradeFilter } from '../../../lib/grade-filter.ts';
import { classFirst } from '../../../lib/title-search.ts';
import styles from './teacher.module.css';

/** Pages a lesson can be made from. */
const LIVE_KINDS: Readonly<Record<string, string>> = { quiz: 'Kvíz', test: 'Teszt', practice: 'Gyakorló' };
const SHOWN = 8;
const LATEST_SETS = 3;

interface PagePickerProps {
  slug: string | null;
  /** Of the class: listed before others. */
  ownGrade: readonly GradeFilter[];
  onPick: (slug: string | null) => void;
  /** Who the lesson is for: beside the page, in one line where there is room. */
  children?: ReactNode;
}

/** Finds the quiz, test or practice page by its name. */
export function PagePicker({ slug, ownGrade, onPick, children }: PagePickerProps) {
  const [typed, setTyped] = useState('');
  const [all, setAll] = useState(false);
  const q = useDeferredValue(typed.trim());
  const found = useQuery({
    ...api.catalog.search.query({ query: { q, kinds: Object.keys(LIVE_KINDS).join() } }),
    enabled: slug === null && q.length >= SEARCH_MIN_LENGTH,
    placeholderData: keepPreviousData,
  });
  const sets = useQuery({ ...api.sets.list.query(), enabled: slug === null });
  const page = useQuery({ ...api.quiz.page.query({ params: { slug: slug ?? '' } }), enabled: slug !== null });
  if (slug !== null)
    return (
      <div className={cx(layoutStyles.row, styles.picked)} data-part="row">
        <p>
          Miből: <b>{page.data?.data.title ?? (page.isPending ? 'betöltjük…' : 'a kiválasztott oldal')}</b>
        </p>
        <Button variant="ghost" size="sm" onClick={() => onPick(null)}>
          Mást választok
        </Button>
        {children}
      </div>
    );
  const typedWords = fold(q);
  const own = (sets.data?.sets ?? [])
    .filter(({ title, questions }) => questions > 0 && fold(title).includes(typedWords))
    .slice(0, q === '' ? LATEST_SETS : SHOWN);
  const hits = classFirst(found.data?.data ?? [], q, ownGrade);
  const shown = all ? hits : hits.slice(0, SHOWN);
  return (
    <div className={layoutStyles.stack}>
      <Field label="Miből legyen az óra?" help="Kvíz, teszt, gyakorló, saját kérdéssor.">
        {control => (
          <SearchInput
            {...control}
            value={typed}
            onChange={event => {
              setTyped(event.target.value);
              setAll(false);
            }}
            placeholder="például: törtek"
          />
        )}
      </Field>
      {own.length > 0 && (
        <ul className={layoutStyles.stack} aria-label="Saját kérdéssorok">
          {own.map(({ slug: set, title, questions }) => (
            <li key={set}>
              <Hit title={title} onPick={() => onPick(set)}>
                <Badge kind="plain">{questions} kérdés</Badge>
                <Badge kind="tool">Saját kérdéssor</Badge>
              </Hit>
            </li>
          ))}
        </ul>
      )}
      {q.length >= SEARCH_MIN_LENGTH && (
        <ul className={layoutStyles.stack} aria-label="Találatok">
          {shown.map(({ slug: hit, title, kind, grade, premium }) => (
            <li key={hit}>
              <Hit title={bareTitle(title)} onPick={() => onPick(hit)}>
                <Badge kind="plain">{LIVE_KINDS[kind]}</Badge>
                {grade && <Badge kind="plain">{grade}. osztály</Badge>}
                {premium && <Badge kind="premium">Prémium</Badge>}
              </Hit>
            </li>
          ))}
          {shown.length < hits.length && (
            <li>
              <Button variant="ghost" size="sm" icon="chevron-down" onClick={() => setAll(true)}>
                Még {hits.length - shown.length}
              </Button>
            </li>
          )}
          {found.isSuccess && hits.length === 0 && <li>Nincs ilyen kvíz, teszt vagy gyakorló.</li>}
        </ul>
      )}
      {children}
    </div>
  );
}

function Hit({ title, onPick, children }: { title: string; onPick: () => void; children: ReactNode }) {
  return (
    <Button variant="secondary" block className={styles.hit} onClick={onPick}>
      <span>{title}</span>
      {children}
    </Button>
  );
}
