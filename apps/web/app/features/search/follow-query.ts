import type { SearchHit } from '@eszkerek/contract/catalog';
import { SEARCH_DEBOUNCE_MS } from '@eszkerek/contract/constants';
import { isSearchable, search } from './api.ts';

export type SearchState = { status: 'empty' } | { status: 'short' } | { status: 'loading' } | { status: 'ready'; hits: SearchHit[] };

/** Asks 300 ms after typing stops, and only for three characters or more. The answer of an older query is never told. */
export function followQuery(query: string, tell: (state: SearchState) => void): () => void {
  const wanted = query.trim();
  const abort = new AbortController();
  if (wanted === '') tell({ status: 'empty' });
  else if (!isSearchable(wanted)) tell({ status: 'short' });
  else tell({ status: 'loading' });
  if (!isSearchable(wanted)) return () => undefined;
  const timer = setTimeout(async () => {
    const hits = await search(wanted, abort.signal);
    if (!abort.signal.aborted) tell({ status: 'ready', hits });
  }, SEARCH_DEBOUNCE_MS);
  return () => {
    clearTimeout(timer);
    abort.abort();
  };
}
