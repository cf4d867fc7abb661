import type { Subject } from '@eszkerek/documents/base';
import type { Db } from '../../db/engine.ts';
import { readPupil, savePupil } from './guide-store.ts';

export const markPlaced = async (trx: Db, userId: string, subject: Subject): Promise<void> => {
  const { placed } = await readPupil(trx, userId, { lock: true });
  const subjects = new Set(placed.split(' ').filter(Boolean)).add(subject);
  await savePupil(trx, userId, { placed: [...subjects].join(' ') });
};
