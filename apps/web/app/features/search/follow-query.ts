import { SEARCH_DEBOUNCE_MS } from '@eszkerek/contract/constants';
import { type Found, isSearchable, search } from './api.ts';

export type SearchState = { status: 'empty' } | { status: 'short' } | { status: 'loading' } | ({ status: 'ready' } & Found);

/** Asks 300 ms after typing stops, and only for three characters or more. The answer to an older query is dropped. */
export function followQuery(query: string, tell: (state: SearchState) => void): () => void {
  const wanted = query.trim();
  const abort = new AbortController();
  if (wanted === '') tell({ status: 'empty' });
  else if (!isSearchable(wanted)) tell({ status: 'short' });
  else tell({ status: 'loading' });
  if (!isSearchable(wanted)) return () => undefined;
  const timer = setTimeout(async () => {
    const found = await search(wanted, abort.signal);
    if (!abort.signal.aborted) tell({ status: 'ready', ...found });
  }, SEARCH_DEBOUNCE_MS);
  return () => {
    clearTimeout(timer);
    abort.abort();
  };
}
