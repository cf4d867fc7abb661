import { api } from '../../lib/api.ts';

/** Recorded for students only; a failed record never disturbs the reader. `answered`: the page was worked through, with these try questions. */
export function noteViewed(slug: string, answered?: readonly string[]): void {
  void api.lesson.viewed({ body: { slug, ...(answered ? { completed: true, answered: [...answered] } : {}) } }).catch(() => undefined);
}
