import type { Db } from '../../db/engine.ts';
import type { Deps } from '../../deps.ts';
import { cancelMailTokens } from './mail-token-store.ts';

/** A sign-in card belongs to the seat it was printed for. */
export const cancelCards = (trx: Db, { clock }: Pick<Deps, 'clock'>, userIds: readonly string[]): Promise<void> =>
  cancelMailTokens(trx, userIds, ['card', 'classCard'], clock.now().toISOString());
