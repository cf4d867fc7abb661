import { createHash } from 'node:crypto';
import { AppError } from '@eszkerek/contract';
import { addDays } from '../../clock.ts';
import { recordAudit } from '../../db/audit.ts';
import type { Deps } from '../../deps.ts';
import { readableCode } from '../auth/readable-code.ts';
import { notify } from '../notifications/notify.ts';
import { foldClassCode } from './class-code.ts';
import { addTeacher, deleteTeacher, putInvite, takeInvite, teachersOfClass } from './class-teacher-store.ts';
import type { ClassScope } from './diary-store.ts';
import { nameOf } from './list-students.ts';

const CODE_LENGTH = 8;
const INVITE_DAYS = 7;

type Base = Pick<Deps, 'engine' | 'clock'>;
const hashOf = (code: string): string =>
  createHash('sha256')
    .update(`invite:${foldClassCode(code)}`)
    .digest('hex');

export const listTeachers = async ({ engine }: Base, { classId, teacherId }: ClassScope) => {
  const { owner, others } = await teachersOfClass(engine.db, classId);
  const shown = [...(owner ? [{ ...owner, owner: true }] : []), ...others.map(other => ({ ...other, owner: false }))];
  return {
    teachers: shown.map(person => ({ id: person.id, name: nameOf(person), owner: person.owner })),
    is_owner: owner?.id === teacherId,
  };
};

const requireOwner = async (deps: Base, scope: ClassScope): Promise<void> => {
  if (!(await listTeachers(deps, scope)).is_owner) throw new AppError('forbidden');
};

/** Creates a one-time invite code; an unused earlier code becomes invalid. */
export const inviteTeacher = async (deps: Base, scope: ClassScope) => {
  await requireOwner(deps, scope);
  const now = deps.clock.now();
  const code = readableCode(CODE_LENGTH);
  const expiresAt = addDays(now, INVITE_DAYS).toISOString();
  await deps.engine.db.transaction().execute(async trx => {
    await putInvite(trx, { class_id: scope.classId, code_hash: hashOf(code), expires_at: expiresAt });
    await recordAudit(trx, { at: now.toISOString(), actorId: scope.teacherId, action: 'classes.teacher-invited' });
  });
  return { code, expires_at: expiresAt };
};

/** The colleague sees and does everything with the class, but for inviting and removing teachers. */
export const joinAsTeacher = (deps: Base, input: { teacherId: string; code: string }): Promise<string> =>
  deps.engine.db.transaction().execute(async trx => {
    const now = deps.clock.now().toISOString();
    const found = await takeInvite(trx, hashOf(input.code), now);
    if (!found) throw new AppError('inviteInvalid');
    if (found.teacher_id === input.teacherId)
      throw new AppError('conflict', { message: 'Ez a te osztályod: a kódot a kollégádnak add oda.' });
    await addTeacher(trx, { class_id: found.id, teacher_id: input.teacherId, added_at: now });
    await recordAudit(trx, { at: now, actorId: input.teacherId, action: 'classes.teacher-joined' });
    if (found.teacher_id)
      await notify(trx, deps, {
        userId: found.teacher_id,
        kind: 'class',
        dedupeKey: `colleague:${found.id}:${now}`,
        title: 'Csatlakozott a kollégád',
        message: `Már ketten tanítjátok ezt az osztályt: ${found.class_name}.`,
        link: `/dashboard/teacher/tanulok?osztaly=${found.id}`,
      });
    return found.class_name;
  });

/** The owner removes a colleague, or a colleague leaves. */
export const removeTeacher = async (deps: Base, scope: ClassScope, teacherId: string): Promise<void> => {
  if (teacherId !== scope.teacherId) await requireOwner(deps, scope);
  await deps.engine.db.transaction().execute(async trx => {
    if (!(await deleteTeacher(trx, scope.classId, teacherId))) throw new AppError('notFound');
    const at = deps.clock.now().toISOString();
    await recordAudit(trx, { at, actorId: scope.teacherId, action: 'classes.teacher-removed', subjectId: teacherId });
  });
};
