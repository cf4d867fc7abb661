import type { Db } from '../../db/engine.ts';

export const readAccount = (db: Db, userId: string) =>
  db.selectFrom('users').select(['role', 'approved_at', 'permanent_free_at', 'created_at']).where('id', '=', userId).executeTakeFirst();

/** All subscriptions the account ever had, newest period first. */
export const readSubscriptions = (db: Db, userId: string) =>
  db
    .selectFrom('subscriptions')
    .innerJoin('billing_subjects', 'billing_subjects.subject_id', 'subscriptions.subject_id')
    .select([
      'subscriptions.status',
      'subscriptions.plan_id',
      'subscriptions.plan_name',
      'subscriptions.current_period_end',
      'subscriptions.cancel_at_period_end_at as cancel_at',
    ])
    .where('billing_subjects.user_id', '=', userId)
    .orderBy('subscriptions.current_period_end', 'desc')
    .execute();

/** The seat in a class that is paid, not expired, and whose teacher is approved (or has left: the class runs to its end). */
export const readApprovedClass = (db: Db, userId: string, now: string) =>
  db
    .selectFrom('class_seats')
    .innerJoin('classes', 'classes.id', 'class_seats.class_id')
    .leftJoin('users', 'users.id', 'classes.teacher_id')
    .select(['classes.id', 'classes.expires_at'])
    .where('class_seats.student_id', '=', userId)
    .where('classes.expires_at', '>', now)
    .where(where => where.or([where('classes.teacher_id', 'is', null), where('users.approved_at', 'is not', null)]))
    .executeTakeFirst();
