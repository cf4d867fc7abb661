import { SEARCH_DEBOUNCE_MS, SEARCH_MIN_LENGTH } from '@eszkerek/contract/constants';
import type { Found } from './api.ts';

export type SearchState = { status: 'empty' } | { status: 'short' } | { status: 'loading' } | ({ status: 'ready' } & Found);

const isSearchable = (query: string): boolean => query.length >= SEARCH_MIN_LENGTH;

/** Asks 300 ms after typing stops, and only for three characters or more. The answer to an older query is dropped. */
export function followQuery(query: string, tell: (state: SearchState) => void): () => void {
  const wanted = query.trim();
  const abort = new AbortController();
  if (wanted === '') tell({ status: 'empty' });
  else if (!isSearchable(wanted)) tell({ status: 'short' });
  else tell({ status: 'loading' });
  if (!isSearchable(wanted)) return () => undefined;
  const timer = setTimeout(async () => {
    // The client comes with the first search, not with the first page; without it the search found nothing.
    const { search } = await import('./api.ts').catch(() => ({ search: async () => ({ hits: [], upcoming: [] }) }));
    const found = await search(wanted, abort.signal);
    if (!abort.signal.aborted) tell({ status: 'ready', ...found });
  }, SEARCH_DEBOUNCE_MS);
  return () => {
    clearTimeout(timer);
    abort.abort();
  };
}
