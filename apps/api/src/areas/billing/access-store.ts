import { compiledOnce, type ValueOf } from '../../db/compiled-once.ts';
import type { Db } from '../../db/engine.ts';

const accountOf = compiledOnce((db, value: ValueOf<{ userId: string }>) =>
  db.selectFrom('users').select(['id', 'role', 'approved_at', 'permanent_free_at', 'created_at']).where('id', '=', value('userId')),
);

export const readAccount = async (db: Db, userId: string) => (await accountOf(db, { userId }))[0];

const subscriptionsOf = compiledOnce((db, value: ValueOf<{ userId: string }>) =>
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
    .where('billing_subjects.user_id', '=', value('userId'))
    .orderBy('subscriptions.current_period_end', 'desc'),
);

/** All subscriptions the account ever had, newest period first. */
export const readSubscriptions = (db: Db, userId: string) => subscriptionsOf(db, { userId });

/** The seat in a class that is paid, not expired, and whose teacher is approved (or has left: the class runs to its end). */
const approvedClassOf = compiledOnce((db, value: ValueOf<{ userId: string; now: string }>) =>
  db
    .selectFrom('class_seats')
    .innerJoin('classes', 'classes.id', 'class_seats.class_id')
    .leftJoin('users', 'users.id', 'classes.teacher_id')
    .select(['classes.id', 'classes.expires_at'])
    .where('class_seats.student_id', '=', value('userId'))
    .where('classes.expires_at', '>', value('now'))
    .where(where => where.or([where('classes.teacher_id', 'is', null), where('users.approved_at', 'is not', null)])),
);

export const readApprovedClass = async (db: Db, userId: string, now: string) => (await approvedClassOf(db, { userId, now }))[0];
