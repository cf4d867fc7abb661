import { firstVisitMessages as messages } from '@eszkerek/contract/first-visit-messages';
import { cx } from '@eszkerek/ui/cx.ts';
import { Field } from '@eszkerek/ui/field.tsx';
import { SearchInput } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Loader } from '@eszkerek/ui/loader.tsx';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { SearchForm } from '../features/search/search-form.tsx';
import { SearchResults } from '../features/search/search-results.tsx';
import { useSearch } from '../features/search/use-search.ts';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => pageMeta('Keresés', 'Keresés a leckék, kvízek és eszközök között.');

export default function SearchPage() {
  const [params] = useSearchParams();
  const query = (params.get('q') ?? '').trim();
  const [typed, setTyped] = useState(query);
  // Another address, by Enter, the navbar or the back button, replaces what was typed.
  const [shown, setShown] = useState(query);
  if (shown !== query) {
    setShown(query);
    setTyped(query);
  }
  const state = useSearch(typed);
  const field = useRef<HTMLInputElement>(null);
  // Who comes here without a question comes to type one; the shell puts the focus on the page first.
  useEffect(() => {
    if (query !== '') return;
    const frame = requestAnimationFrame(() => field.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [query]);
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      <PageHeader title="Keresés" lead="Keress a leckék, kvízek, műhelyek és eszközök között." />
      <SearchForm role="search">
        <Field label="Mit keresel?" help={state.status === 'short' ? messages.searchTooShort : undefined}>
          {control => (
            <SearchInput
              {...control}
              ref={field}
              name="q"
              value={typed}
              onChange={event => setTyped(event.target.value)}
              placeholder="például: törtek"
              autoComplete="off"
            />
          )}
        </Field>
      </SearchForm>
      {state.status === 'loading' && <Loader label={messages.searching} />}
      {state.status === 'ready' && <SearchResults hits={state.hits} upcoming={state.upcoming} />}
    </div>
  );
}
