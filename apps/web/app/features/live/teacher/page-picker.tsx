import { SEARCH_MIN_LENGTH } from '@eszkerek/contract/constants';
import { Button } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import { SearchInput } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { api } from '../../../lib/api.ts';

/** Pages a lesson can be made from. */
const LIVE_KINDS: Readonly<Record<string, string>> = { quiz: 'kvíz', test: 'teszt', practice: 'gyakorló' };
const SHOWN = 8;

interface PagePickerProps {
  slug: string | null;
  onPick: (slug: string | null) => void;
}

/** Finds the quiz, test or practice page by its name. */
export function PagePicker({ slug, onPick }: PagePickerProps) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const found = useQuery({
    ...api.catalog.search.query({ query: { q } }),
    enabled: slug === null && q.length >= SEARCH_MIN_LENGTH,
    placeholderData: keepPreviousData,
  });
  const page = useQuery({ ...api.quiz.page.query({ params: { slug: slug ?? '' } }), enabled: slug !== null });
  if (slug !== null)
    return (
      <div className={layoutStyles.row} data-part="row">
        <p>
          Miből: <b>{page.data?.data.title ?? slug}</b>
        </p>
        <Button variant="ghost" size="sm" onClick={() => onPick(null)}>
          Mást választok
        </Button>
      </div>
    );
  const hits = (found.data?.data ?? []).filter(({ kind }) => Object.hasOwn(LIVE_KINDS, kind)).slice(0, SHOWN);
  return (
    <div className={layoutStyles.stack}>
      <Field label="Miből legyen az óra?" help="Kvíz, témazáró teszt vagy gyakorló.">
        {control => (
          <SearchInput
            {...control}
            value={typed}
            onChange={event => setTyped(event.target.value)}
            placeholder="például: törtek összeadása"
          />
        )}
      </Field>
      {q.length >= SEARCH_MIN_LENGTH && (
        <ul className={layoutStyles.stack} aria-label="Találatok">
          {hits.map(({ slug: hit, title, kind, grade, premium }) => (
            <li key={hit}>
              <Button variant="secondary" block onClick={() => onPick(hit)}>
                {title} ({[LIVE_KINDS[kind], grade, premium && 'prémium'].filter(Boolean).join(', ')})
              </Button>
            </li>
          ))}
          {found.isSuccess && hits.length === 0 && <li>Nincs ilyen kvíz, teszt vagy gyakorló.</li>}
        </ul>
      )}
    </div>
  );
}
