import type { Db } from '../../db/engine.ts';
import { taughtBy } from './class-teacher-store.ts';

export interface NewClass {
  id: string;
  teacherId: string | null;
  className: string;
  classCode: string;
  maxStudents: number;
  checkoutId: string | null;
  paidAt: string;
  expiresAt: string;
  now: string;
}

/** Creates the class with empty seats. No-op if the checkout already has its class. */
export const insertClass = async (trx: Db, input: NewClass): Promise<boolean> => {
  const row = await trx
    .insertInto('classes')
    .values({
      id: input.id,
      teacher_id: input.teacherId,
      class_name: input.className,
      class_code: input.classCode,
      max_students: input.maxStudents,
      checkout_id: input.checkoutId,
      paid_at: input.paidAt,
      expires_at: input.expiresAt,
      created_at: input.now,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await trx
    .insertInto('class_seats')
    .values(Array.from({ length: input.maxStudents }, (_, i) => ({ class_id: input.id, seat: i + 1, student_id: null, joined_at: null })))
    .execute();
  return true;
};

export const classOfCheckout = (db: Db, checkoutId: string) =>
  db.selectFrom('classes').select(['id', 'expires_at']).where('checkout_id', '=', checkoutId).executeTakeFirst();

export const setExpiry = async (db: Db, classId: string, expiresAt: string): Promise<void> => {
  await db.updateTable('classes').set({ expires_at: expiresAt }).where('id', '=', classId).execute();
};

/** Counts taken seats in the same query, so the list is one query at any length. */
export const classesOfTeacher = (db: Db, teacherId: string, readableSince: string) =>
  db
    .selectFrom('classes')
    .select(eb => [
      'classes.id',
      'classes.class_name',
      'classes.class_code',
      'classes.max_students',
      'classes.expires_at',
      'classes.created_at',
      eb
        .selectFrom('class_seats')
        .select(seats => seats.cast<number>(seats.fn.count('class_seats.student_id'), 'integer').as('taken'))
        .whereRef('class_seats.class_id', '=', 'classes.id')
        .as('student_count'),
    ])
    .where(taughtBy(teacherId))
    .where('classes.expires_at', '>', readableSince)
    .orderBy('classes.created_at', 'desc')
    .orderBy('classes.id', 'desc')
    .execute();

/** Another teacher's class, or one whose diary is closed, looks like a missing one. */
export const ownClass = (db: Db, input: { classId: string; teacherId: string; readableSince: string }) =>
  db
    .selectFrom('classes')
    .select(['id', 'class_name', 'class_code', 'max_students', 'expires_at'])
    .where('id', '=', input.classId)
    .where(taughtBy(input.teacherId))
    .where('expires_at', '>', input.readableSince)
    .executeTakeFirst();

export const setClassCode = async (db: Db, classId: string, classCode: string): Promise<void> => {
  await db.updateTable('classes').set({ class_code: classCode }).where('id', '=', classId).execute();
};

export const classesEndingBetween = (db: Db, after: string, until: string) =>
  db
    .selectFrom('classes')
    .select(['id', 'class_name', 'teacher_id'])
    .where('expires_at', '>', after)
    .where('expires_at', '<=', until)
    .execute();
