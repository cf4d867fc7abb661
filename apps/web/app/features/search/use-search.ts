import type { SearchHit } from '@eszkerek/contract/catalog';
import { SEARCH_DEBOUNCE_MS } from '@eszkerek/contract/constants';
import { useEffect, useState } from 'react';
import { isSearchable, search } from './api.ts';

export type SearchState = { status: 'empty' } | { status: 'short' } | { status: 'loading' } | { status: 'ready'; hits: SearchHit[] };

/** Asks 300 ms after typing stops, and only for three characters or more. */
export function useSearch(query: string): SearchState {
  const [state, setState] = useState<SearchState>({ status: 'empty' });
  useEffect(() => {
    const wanted = query.trim();
    if (wanted === '') return setState({ status: 'empty' });
    if (!isSearchable(wanted)) return setState({ status: 'short' });
    setState({ status: 'loading' });
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const hits = await search(wanted, abort.signal);
      if (!abort.signal.aborted) setState({ status: 'ready', hits });
    }, SEARCH_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query]);
  return state;
}
