import { AppError } from '@eszkerek/contract';
import { violatedConstraint } from '../../db/constraint.ts';
import type { Deps } from '../../deps.ts';
import { foldClassCode, newClassCode } from '../classes/class-code.ts';
import { isRunningHomework } from '../classes/running-homework.ts';
import { lockOwnSet } from './change-set.ts';
import { addReader, deleteSet, isReader, removeReader, setOfCode, setOfSlug, updateSet } from './set-store.ts';

const CODE_TRIES = 5;

export const shareSet = async ({ engine }: Deps, slug: string, teacherId: string): Promise<string> => {
  for (let tries = 1; ; tries++) {
    const share_code = newClassCode();
    try {
      await engine.db.transaction().execute(async trx => updateSet(trx, (await lockOwnSet(trx, slug, teacherId)).id, { share_code }));
      return share_code;
    } catch (error) {
      // Another set has this code.
      if (violatedConstraint(error) !== 'unique' || tries >= CODE_TRIES) throw error;
    }
  }
};

export const unshareSet = ({ engine }: Deps, slug: string, teacherId: string): Promise<void> =>
  engine.db.transaction().execute(async trx => updateSet(trx, (await lockOwnSet(trx, slug, teacherId)).id, { share_code: null }));

/** Puts a colleague's set on the caller's list; answers its slug. */
export const openShared = async ({ engine, clock }: Deps, typed: string, teacherId: string): Promise<string> => {
  const set = await setOfCode(engine.db, foldClassCode(typed));
  if (!set) throw new AppError('notFound', { message: 'Ezzel a kóddal nincs megosztott kérdéssor. Nézd meg, nem gépelted-e el!' });
  if (set.teacher_id !== teacherId) await addReader(engine.db, set.id, teacherId, clock.now().toISOString());
  return set.slug;
};

/** Pupils who have it as homework could not open it any more, so that must be taken back first. */
export const removeSet = ({ engine, clock }: Deps, slug: string, teacherId: string): Promise<void> =>
  engine.db.transaction().execute(async trx => {
    const set = await setOfSlug(trx, slug, { lock: true });
    const own = set?.teacher_id === teacherId;
    if (!set || !(own || (await isReader(trx, set.id, teacherId)))) throw new AppError('notFound');
    const now = clock.now().toISOString();
    if (await isRunningHomework(trx, { slug, now, ...(own ? {} : { teacherId }) }))
      throw new AppError('conflict', { message: 'Ez a kérdéssor most házi feladat. Előbb vond vissza, vagy várd meg a határidőt.' });
    await (own ? deleteSet(trx, set.id) : removeReader(trx, set.id, teacherId));
  });
