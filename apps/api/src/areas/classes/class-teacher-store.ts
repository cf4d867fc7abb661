import { sql } from 'kysely';
import type { Db } from '../../db/engine.ts';

/** In a query over `classes`: the teacher has paid for the class or was invited to it. Both halves use their index. */
export const taughtBy = (teacherId: string) =>
  sql<boolean>`classes.id in (
    select own.id from classes as own where own.teacher_id = ${teacherId}
    union all
    select class_teachers.class_id from class_teachers where class_teachers.teacher_id = ${teacherId})`;

export const teachersOfClass = async (db: Db, classId: string) => {
  const owner = await db
    .selectFrom('classes')
    .innerJoin('users', 'users.id', 'classes.teacher_id')
    .select(['users.id', 'users.username', 'users.real_name'])
    .where('classes.id', '=', classId)
    .executeTakeFirst();
  const others = await db
    .selectFrom('class_teachers')
    .innerJoin('users', 'users.id', 'class_teachers.teacher_id')
    .select(['users.id', 'users.username', 'users.real_name'])
    .where('class_teachers.class_id', '=', classId)
    .orderBy('class_teachers.added_at')
    .execute();
  return { owner, others };
};

export const putInvite = async (trx: Db, row: { class_id: string; code_hash: string; expires_at: string }): Promise<void> => {
  await trx
    .insertInto('class_invites')
    .values(row)
    .onConflict(conflict => conflict.column('class_id').doUpdateSet({ code_hash: row.code_hash, expires_at: row.expires_at }))
    .execute();
};

/** The class of a live invitation, once. */
export const takeInvite = async (trx: Db, codeHash: string, now: string) => {
  const taken = await trx
    .deleteFrom('class_invites')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .returning('class_id')
    .executeTakeFirst();
  return (
    taken &&
    (await trx
      .selectFrom('classes')
      .select(['id', 'class_name', 'teacher_id'])
      .where('id', '=', taken.class_id)
      .where('expires_at', '>', now)
      .executeTakeFirst())
  );
};

export const addTeacher = async (trx: Db, row: { class_id: string; teacher_id: string; added_at: string }): Promise<void> => {
  await trx
    .insertInto('class_teachers')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .execute();
};

export const deleteTeacher = async (trx: Db, classId: string, teacherId: string): Promise<boolean> =>
  (await trx.deleteFrom('class_teachers').where('class_id', '=', classId).where('teacher_id', '=', teacherId).executeTakeFirst())
    .numDeletedRows > 0n;
