import { type Engine, openEngine } from '../../apps/api/src/db/engine.ts';
import type { SentAnswer } from './quiz-load.ts';

/** Where a server keeps its data. */
export interface Place {
  dataDir: string;
  databaseUrl?: string | undefined;
}

export const withDatabase = async <T>(place: Place, work: (engine: Engine) => Promise<T>): Promise<T> => {
  const engine = openEngine(place);
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
};

/** How many rows each answer's key has. */
const rowsByKey = (place: Place): Promise<Map<string, number>> =>
  withDatabase(place, async ({ db }) => {
    const counts = new Map<string, number>();
    for (const { idempotency_key: key } of await db.selectFrom('attempt_answers').select('idempotency_key').execute())
      counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
  });

/** Which of these answers are missing, and which are there more than once. */
export const lostAndDoubled = async (place: Place, answers: readonly SentAnswer[]): Promise<{ lost: number; doubled: number }> => {
  const counts = await rowsByKey(place);
  return {
    lost: answers.filter(({ key }) => !counts.has(key)).length,
    doubled: answers.filter(({ key }) => (counts.get(key) ?? 0) > 1).length,
  };
};
