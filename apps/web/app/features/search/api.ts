import type { SearchHit, UpcomingLesson } from '@eszkerek/contract/catalog';
import { SEARCH_MIN_LENGTH } from '@eszkerek/contract/constants';

export const isSearchable = (query: string): boolean => query.trim().length >= SEARCH_MIN_LENGTH;

export interface Found {
  hits: SearchHit[];
  upcoming: UpcomingLesson[];
}

/** The client is loaded with the first search, not with the first page. A failed search looks like an empty one; the reason is logged. */
export async function search(query: string, signal?: AbortSignal): Promise<Found> {
  try {
    const { api } = await import('../../lib/api.ts');
    const { data, upcoming = [] } = await api.catalog.search({ query: { q: query } }, signal ? { signal } : undefined);
    return { hits: data, upcoming };
  } catch (error) {
    if (!(error instanceof DOMException)) console.info('search failed', error instanceof Error ? error.message : '');
    return { hits: [], upcoming: [] };
  }
}
