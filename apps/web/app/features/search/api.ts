import type { SearchHit } from '@eszkerek/contract/catalog';
import { SEARCH_MIN_LENGTH } from '@eszkerek/contract/constants';

export const isSearchable = (query: string): boolean => query.trim().length >= SEARCH_MIN_LENGTH;

/** The client is fetched with the first search, not with the first page. A failed search looks like an empty one; the reason goes to the console for who looks there. */
export async function search(query: string, signal?: AbortSignal): Promise<SearchHit[]> {
  try {
    const { api } = await import('../../lib/api.ts');
    return (await api.catalog.search({ query: { q: query } }, signal ? { signal } : undefined)).data;
  } catch (error) {
    if (!(error instanceof DOMException)) console.info('search failed', error instanceof Error ? error.message : '');
    return [];
  }
}
