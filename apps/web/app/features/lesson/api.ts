import { api } from '../../lib/api.ts';

/** Recorded for students only; a failed record never disturbs the reader. */
export function noteViewed(slug: string, completed: boolean): void {
  void api.lesson.viewed({ body: { slug, ...(completed ? { completed } : {}) } }).catch(() => undefined);
}
