import { compiledOnce, type ValueOf } from '../../db/compiled-once.ts';
import type { Db } from '../../db/engine.ts';
import { fold } from '../../db/fold.ts';

const profileOf = compiledOnce((db, value: ValueOf<{ userId: string }>) =>
  db
    .selectFrom('users')
    .leftJoin('class_seats', 'class_seats.student_id', 'users.id')
    .leftJoin('classes', 'classes.id', 'class_seats.class_id')
    .leftJoin('guide_pupils', 'guide_pupils.user_id', 'users.id')
    .select([
      'users.id',
      'users.username',
      'users.real_name',
      'users.email',
      'users.email_verified_at',
      'users.role',
      'users.referral_code',
      'users.successful_referrals',
      'users.earned_rewards',
      'users.approved_at',
      'users.rejected_at',
      'users.rejection_reason',
      'users.permanent_free_at',
      'users.created_at',
      'users.password_hash',
      'users.google_sub',
      'users.parental_email',
      'users.parental_confirmed_at',
      'users.totp_enabled_at',
      'classes.class_name',
      'guide_pupils.call_name',
    ])
    .where('users.id', '=', value('userId')),
);

export const readProfile = async (db: Db, userId: string) => (await profileOf(db, { userId }))[0];

/** A student's full name is both names; a teacher's real name is not changed here. */
export const rename = async (db: Db, userId: string, username: string): Promise<void> => {
  await db
    .updateTable('users')
    .set(eb => ({
      username,
      username_folded: fold(username),
      real_name: eb.case().when('role', '=', 'student').then(username).else(eb.ref('real_name')).end(),
    }))
    .where('id', '=', userId)
    .execute();
};
