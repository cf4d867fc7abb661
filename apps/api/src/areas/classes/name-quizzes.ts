import type { Deps } from '../../deps.ts';
import { quizNamesAt } from './diary-store.ts';

export interface QuizName {
  title: string;
  topic: string | null;
  subject: string | null;
}

/** Quiz names and units as of the class's last attempt; the content may have changed since. */
export const nameQuizzes = async (
  { engine }: Pick<Deps, 'engine'>,
  results: readonly { id: string; quiz_slug: string; last_at: string }[],
): Promise<ReadonlyMap<string, QuizName>> => {
  const latest = new Map<string, { id: string; last_at: string }>();
  for (const { quiz_slug, id, last_at } of results)
    if (last_at > (latest.get(quiz_slug)?.last_at ?? '')) latest.set(quiz_slug, { id, last_at });
  const rows = await quizNamesAt(engine.db, [...latest.values()]);
  return new Map(rows.map(({ quiz_slug, ...name }) => [quiz_slug, name]));
};
