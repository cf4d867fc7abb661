import { addSeconds } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { deleteAccount } from '../profile/delete-account.ts';
import { REFUSAL_GRACE_S } from './parent-link.ts';
import { usersToDelete } from './user-store.ts';

/** Deletes accounts a parent refused half a day ago. Runs hourly; idempotent and resumable. */
export const deleteRefusedAccounts = async (deps: Deps): Promise<number> => {
  const due = await usersToDelete(deps.engine.db, addSeconds(deps.clock.now(), -REFUSAL_GRACE_S).toISOString());
  for (const { id } of due) await deleteAccount(deps, { userId: id, actorId: null });
  return due.length;
};
