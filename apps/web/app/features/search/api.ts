import type { SearchHit, UpcomingLesson } from '@eszkerek/contract/catalog';
import { api } from '../../lib/api.ts';

export interface Found {
  hits: SearchHit[];
  upcoming: UpcomingLesson[];
}

/** A failed search looks like an empty one; the reason is logged. */
export async function search(query: string, signal?: AbortSignal): Promise<Found> {
  try {
    const { data, upcoming = [] } = await api.catalog.search({ query: { q: query } }, signal ? { signal } : undefined);
    return { hits: data, upcoming };
  } catch (error) {
    if (!(error instanceof DOMException)) console.info('search failed', error instanceof Error ? error.message : '');
    return { hits: [], upcoming: [] };
  }
}
