import type { Db } from '../../db/engine.ts';
import type { Deps } from '../../deps.ts';
import { notify } from '../notifications/notify.ts';
import { adminIds } from './user-store.ts';

/** Every admin learns that a teacher waits for approval, once for each account. */
export const announceTeacher = async (trx: Db, deps: Pick<Deps, 'clock'>, teacher: { id: string; username: string }): Promise<void> => {
  const admins = await adminIds(trx);
  await notify(
    trx,
    deps,
    ...admins.map(userId => ({
      userId,
      kind: 'approval' as const,
      dedupeKey: `waiting:${teacher.id}`,
      title: 'Új tanár vár jóváhagyásra',
      message: `${teacher.username} tanárként regisztrált, és megerősítette az e-mail-címét.`,
      link: '/admin',
    })),
  );
};
