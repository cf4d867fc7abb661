import { AppError } from '@eszkerek/contract';
import type { Db } from '../../db/engine.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { type AttemptRow, readAttempt } from './attempt-store.ts';
import type { Shown } from './shown.ts';

export interface Attempt {
  row: AttemptRow;
  shown: Shown;
  /** Just created: no answers or hints to read. */
  untouched?: boolean;
}

/** The caller's attempt. Another's looks like a missing one; a guest's is accessible by its secret id. A placement has its own calls. */
export const openAttempt = async (db: Db, deps: Deps, id: string, caller: Caller | null, options: { lock: boolean }): Promise<Attempt> => {
  const row = await readAttempt(db, id, options);
  const mine = row && row.mode !== 'placement' && (row.user_id === null || row.user_id === caller?.userId);
  if (!row || !mine || row.expires_at <= deps.clock.now().toISOString()) throw new AppError('notFound');
  return { row, shown: JSON.parse(row.shown) as Shown };
};

export const itemOf = (attempt: Attempt, questionId: string) => {
  const item = attempt.shown.items.find(candidate => candidate.id === questionId);
  if (!item) throw new AppError('notFound');
  return item;
};
