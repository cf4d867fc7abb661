import { AppError, CLASS_LOGIN_TRIES } from '@eszkerek/contract';
import { recordAudit } from '../../db/audit.ts';
import { addressOf } from '../../db/no-address.ts';
import type { Deps } from '../../deps.ts';
import { unlockClassLogin } from '../auth/unlock-class-login.ts';
import { rosterOf } from './class-list-store.ts';
import type { ClassScope } from './diary-store.ts';
import { nameOf } from './list-students.ts';

export const listRoster = async ({ engine }: Pick<Deps, 'engine'>, scope: ClassScope) =>
  (await rosterOf(engine.db, scope)).map(pupil => ({
    id: pupil.id,
    real_name: nameOf(pupil),
    has_email: addressOf(pupil.email) !== null,
    signed_in: pupil.last_login_at !== null,
    locked: (pupil.failures ?? 0) >= CLASS_LOGIN_TRIES,
  }));

/** The pupil keeps the password and may try again. */
export const unlockPupil = ({ engine, clock }: Pick<Deps, 'engine' | 'clock'>, scope: ClassScope, studentId: string): Promise<void> =>
  engine.db.transaction().execute(async trx => {
    const pupil = (await rosterOf(trx, scope)).find(({ id }) => id === studentId);
    if (!pupil) throw new AppError('notFound');
    await unlockClassLogin(trx, pupil.id);
    const at = clock.now().toISOString();
    await recordAudit(trx, { at, actorId: scope.teacherId, action: 'classes.pupil-unlocked', subjectId: pupil.id });
  });
