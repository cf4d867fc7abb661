import type { Db } from '../../db/engine.ts';
import { fold, foldEmail } from '../../db/fold.ts';
import { locked } from '../../db/locked.ts';
import { addressOf } from '../../db/no-address.ts';

const ACCOUNT = [
  'id',
  'email',
  'username',
  'role',
  'password_hash',
  'google_sub',
  'email_verified_at',
  'parental_email',
  'parental_confirmed_at',
  'parental_letter_stopped_at',
  'deletion_requested_at',
  'totp_secret',
  'totp_enabled_at',
  'totp_last_step',
  'totp_failures',
  'totp_locked_until',
  'registered_again_at',
] as const;

/** Never an account without an address, whatever is typed: it signs in with the class code alone. */
export const findByEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(ACCOUNT)
    .where('email_folded', '=', addressOf(foldEmail(email)) ?? '')
    .executeTakeFirst();

export const findByGoogleSub = (db: Db, sub: string) =>
  db.selectFrom('users').select(ACCOUNT).where('google_sub', '=', sub).executeTakeFirst();

export const findById = (db: Db, id: string) => db.selectFrom('users').select(ACCOUNT).where('id', '=', id).executeTakeFirst();

/** Locks the account until the transaction ends. */
export const lockById = (trx: Db, id: string) =>
  trx.selectFrom('users').select(ACCOUNT).where('id', '=', id).$call(locked(trx)).executeTakeFirst();

export const adminIds = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('users').select('id').where('role', '=', 'admin').execute()).map(({ id }) => id);

export type Account = NonNullable<Awaited<ReturnType<typeof findById>>>;

export interface NewUser {
  id: string;
  email: string;
  username: string;
  role: 'student' | 'teacher';
  passwordHash: string | null;
  googleSub: string | null;
  emailVerifiedAt: string | null;
  permanentFreeAt: string | null;
  parentalEmail: string | null;
  referralCode: string;
  referredByCode: string | null;
  now: string;
}

/** False when the address, the Google identity or the referral code is in use. */
export const insertUser = async (trx: Db, user: NewUser): Promise<boolean> => {
  const row = await trx
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email,
      email_folded: foldEmail(user.email),
      username: user.username,
      username_folded: fold(user.username),
      real_name: user.role === 'student' ? user.username : null,
      role: user.role,
      password_hash: user.passwordHash,
      google_sub: user.googleSub,
      email_verified_at: user.emailVerifiedAt,
      permanent_free_at: user.permanentFreeAt,
      parental_email: user.parentalEmail,
      referral_code: user.referralCode,
      referred_by_code: user.referredByCode,
      created_at: user.now,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

export const findByReferralCode = (db: Db, code: string) =>
  db.selectFrom('users').select('id').where('referral_code', '=', code).executeTakeFirst();

export const insertReferral = async (
  trx: Db,
  input: { id: string; referrerId: string; referredId: string; now: string },
): Promise<void> => {
  await trx
    .insertInto('referrals')
    .values({ id: input.id, referrer_id: input.referrerId, referred_id: input.referredId, created_at: input.now })
    .execute();
};

/** Also locks the account: concurrent logins are serialised. */
export const noteLogin = async (trx: Db, userId: string, now: string): Promise<boolean> =>
  (await trx.updateTable('users').set({ last_login_at: now }).where('id', '=', userId).executeTakeFirst()).numUpdatedRows > 0n;

export const setPassword = async (trx: Db, userId: string, passwordHash: string): Promise<void> => {
  await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
};

/** Fails on the unique address when another account has it. */
export const setEmail = async (trx: Db, userId: string, email: string): Promise<void> => {
  await trx
    .updateTable('users')
    .set({ email, email_folded: foldEmail(email) })
    .where('id', '=', userId)
    .execute();
};

export const setEmailVerified = async (trx: Db, userId: string, now: string): Promise<void> => {
  await trx
    .updateTable('users')
    .set({ email_verified_at: now, registered_again_at: null })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .execute();
};

/** Forgets what was typed for an unverified address; only its owner may say it again. */
export const forgetTyped = async (trx: Db, userId: string, set: { password_hash?: null; registered_again_at?: string }): Promise<void> => {
  await trx
    .updateTable('users')
    .set({ ...set, parental_email: null })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .execute();
};

/** Set only if the account has none. */
export const linkGoogle = async (trx: Db, userId: string, sub: string): Promise<boolean> =>
  (await trx.updateTable('users').set({ google_sub: sub }).where('id', '=', userId).where('google_sub', 'is', null).executeTakeFirst())
    .numUpdatedRows > 0n;

/** Makes room for the registration of the proven owner; the codes the unverified one had used can be used again. */
export const deleteUnverified = async (trx: Db, email: string): Promise<void> => {
  const unverified = await trx
    .selectFrom('users')
    .select('id')
    .where('email_folded', '=', foldEmail(email))
    .where('email_verified_at', 'is', null)
    .$call(locked(trx))
    .executeTakeFirst();
  if (!unverified) return;
  await trx
    .updateTable('codes')
    .set(eb => ({ uses_left: eb('uses_left', '+', 1) }))
    .where('id', 'in', eb => eb.selectFrom('code_uses').select('code_id').where('user_id', '=', unverified.id))
    .execute();
  await trx.deleteFrom('users').where('id', '=', unverified.id).execute();
};

export const setParentalConsent = async (
  trx: Db,
  userId: string,
  set: { parental_confirmed_at?: string | null; parental_letter_stopped_at?: string | null; deletion_requested_at?: string | null },
): Promise<void> => {
  await trx.updateTable('users').set(set).where('id', '=', userId).execute();
};

/** Another parent starts without an answer; a deletion the old one asked for is off. */
export const setParent = async (trx: Db, userId: string, parentalEmail: string | null): Promise<void> => {
  await trx
    .updateTable('users')
    .set({
      parental_email: parentalEmail,
      parental_confirmed_at: null,
      parental_letter_stopped_at: null,
      deletion_requested_at: null,
    })
    .where('id', '=', userId)
    .execute();
};

export const setTotp = async (
  trx: Db,
  userId: string,
  set: {
    totp_secret?: string | null;
    totp_enabled_at?: string | null;
    totp_last_step?: number | null;
    totp_failures?: number;
    totp_locked_until?: string | null;
  },
): Promise<void> => {
  await trx.updateTable('users').set(set).where('id', '=', userId).execute();
};

/** False if this code or a later one was already used. */
export const useTotpStep = async (db: Db, userId: string, step: number): Promise<boolean> =>
  (
    await db
      .updateTable('users')
      .set({ totp_last_step: step })
      .where('id', '=', userId)
      .where(where => where.or([where('totp_last_step', 'is', null), where('totp_last_step', '<', step)]))
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

export const usersToDelete = (db: Db, requestedBefore: string) =>
  db.selectFrom('users').select('id').where('deletion_requested_at', '<=', requestedBefore).limit(100).execute();
