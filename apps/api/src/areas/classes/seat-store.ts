import type { Db } from '../../db/engine.ts';
import { locked } from '../../db/locked.ts';
import { taughtBy } from './class-teacher-store.ts';

/** Locks the class until the transaction ends, so concurrent joins cannot miss a free seat. */
export const lockClassByCode = (trx: Db, classCode: string, now: string) =>
  trx
    .selectFrom('classes')
    .select(['id', 'class_name', 'teacher_id'])
    .where('class_code', '=', classCode)
    .where('expires_at', '>', now)
    .$call(locked(trx))
    .executeTakeFirst();

export const lockClassById = (trx: Db, id: string, now: string) =>
  trx
    .selectFrom('classes')
    .select(['id', 'class_name', 'teacher_id'])
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .$call(locked(trx))
    .executeTakeFirst();

export const hasFreeSeat = async (trx: Db, classId: string): Promise<boolean> =>
  (await trx
    .selectFrom('class_seats')
    .select('seat')
    .where('class_id', '=', classId)
    .where('student_id', 'is', null)
    .executeTakeFirst()) !== undefined;

export const seatOf = (db: Db, studentId: string) =>
  db
    .selectFrom('class_seats')
    .innerJoin('classes', 'classes.id', 'class_seats.class_id')
    .select(['class_seats.class_id', 'class_seats.joined_at'])
    .select(['classes.class_name', 'classes.class_code', 'classes.teacher_id', 'classes.expires_at'])
    .where('class_seats.student_id', '=', studentId)
    .executeTakeFirst();

/** Fails on the unique student_id if the pupil sits elsewhere; false when no seat is free. */
export const takeFreeSeat = async (trx: Db, input: { classId: string; studentId: string; now: string }): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('class_seats')
    .set({ student_id: input.studentId, joined_at: input.now })
    .where('class_id', '=', input.classId)
    .where('seat', '=', eb =>
      eb
        .selectFrom('class_seats as free')
        .select('free.seat')
        .where('free.class_id', '=', input.classId)
        .where('free.student_id', 'is', null)
        .orderBy('free.seat')
        .limit(1),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const freeSeatOf = async (db: Db, studentId: string, classId?: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('class_seats')
    .set({ student_id: null, joined_at: null })
    .where('student_id', '=', studentId)
    .$if(classId !== undefined, query => query.where('class_id', '=', classId ?? ''))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Pupils who sit in any class of the teacher. */
export const studentsOfTeacher = async (db: Db, teacherId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('class_seats')
    .innerJoin('classes', 'classes.id', 'class_seats.class_id')
    .select('class_seats.student_id')
    .where(taughtBy(teacherId))
    .execute();
  return rows.flatMap(row => row.student_id ?? []);
};

export const liveSeatOf = (db: Db, studentId: string, now: string) =>
  db
    .selectFrom('class_seats')
    .innerJoin('classes', 'classes.id', 'class_seats.class_id')
    .leftJoin('users', 'users.id', 'classes.teacher_id')
    .select('class_seats.seat')
    .where('class_seats.student_id', '=', studentId)
    .where('classes.expires_at', '>', now)
    .where(where => where.or([where('classes.teacher_id', 'is', null), where('users.approved_at', 'is not', null)]))
    .executeTakeFirst();
