import { AppError } from '@eszkerek/contract';
import { recordAudit } from '../../db/audit.ts';
import type { Db } from '../../db/engine.ts';
import { newId } from '../../db/id.ts';
import type { Deps } from '../../deps.ts';
import { joinClass } from '../classes/join-class.ts';
import { requestSeat } from '../classes/request-seat.ts';
import { requireOtherMailbox } from './ask-parent.ts';
import { type CodeKind, noteCodeUse, spendCode } from './code-store.ts';
import { openAccount } from './open-account.ts';
import { readableCode } from './readable-code.ts';
import { findByReferralCode, insertReferral, insertUser } from './user-store.ts';

const REFERRAL_CODE_LENGTH = 8;
const INSERT_TRIES = 5;

export interface RegistrationForm {
  role: 'student' | 'teacher';
  vipCode?: string | undefined;
  referralCode?: string | undefined;
  classCode?: string | undefined;
  specialCode?: string | undefined;
  parental_email?: string | undefined;
}

export interface Identity {
  email: string;
  username: string;
  passwordHash: string | null;
  googleSub: string | null;
  verifiedAt: string | null;
}

export interface CreatedAccount {
  userId: string;
  /** The address (or Google identity) is taken. All other steps ran anyway (same timing) and must be rolled back. */
  taken: boolean;
  referralUnknown: boolean;
}

type Now = Pick<Deps, 'clock' | 'settings' | 'addressKey'>;

const spend = async (trx: Db, kind: CodeKind, code: string | undefined, now: string): Promise<string> => {
  const id = code === undefined ? undefined : await spendCode(trx, { kind, code, now });
  if (id === undefined) throw new AppError(kind === 'vip' ? 'vipCodeInvalid' : 'specialCodeInvalid');
  return id;
};

/**
 * Creates the account and applies its codes, inside the caller's transaction. A taken address gets a placeholder row,
 * so that wrong codes and full classes answer the same, in the same time, whether or not the address is known.
 */
export const createAccount = async (trx: Db, deps: Now, form: RegistrationForm, identity: Identity): Promise<CreatedAccount> => {
  const now = deps.clock.now().toISOString();
  const student = form.role === 'student';
  const vipId = student ? undefined : await spend(trx, 'vip', form.vipCode, now);
  const specialId = form.specialCode === undefined ? undefined : await spend(trx, 'special', form.specialCode, now);
  const referrer = form.referralCode === undefined ? undefined : await findByReferralCode(trx, form.referralCode.trim().toUpperCase());
  const parentalEmail = student ? (form.parental_email ?? null) : null;
  if (parentalEmail !== null) requireOtherMailbox(identity.email, parentalEmail);

  const userId = newId();
  const row = {
    id: userId,
    email: identity.email,
    username: identity.username,
    role: form.role,
    passwordHash: identity.passwordHash,
    googleSub: identity.googleSub,
    emailVerifiedAt: identity.verifiedAt,
    permanentFreeAt: specialId === undefined ? null : now,
    parentalEmail,
    referredByCode: referrer ? (form.referralCode ?? null) : null,
    now,
  };
  const insert = async (with_: { email: string; googleSub: string | null }): Promise<boolean> =>
    insertUser(trx, { ...row, ...with_, referralCode: readableCode(REFERRAL_CODE_LENGTH) });
  let taken = !(await insert(identity));
  if (taken && !(await insert({ email: `taken:${userId}`, googleSub: null })))
    // The generated referral code is taken: retry with another.
    for (let i = 0; taken && i < INSERT_TRIES; i++) taken = !(await insert(identity));

  for (const codeId of [vipId, specialId]) if (codeId !== undefined) await noteCodeUse(trx, codeId, userId, now);
  if (student && form.classCode !== undefined)
    await (identity.verifiedAt === null ? requestSeat : joinClass)(trx, deps, { userId, classCode: form.classCode });
  if (referrer) await insertReferral(trx, { id: newId(), referrerId: referrer.id, referredId: userId, now });
  if (identity.verifiedAt !== null && !taken)
    await openAccount(trx, deps, {
      id: userId,
      email: identity.email,
      username: identity.username,
      role: form.role,
      parental_email: parentalEmail,
    });
  await recordAudit(trx, { at: now, actorId: null, action: 'auth.register', subjectId: userId, detail: { role: form.role } });
  return { userId, taken, referralUnknown: form.referralCode !== undefined && !referrer };
};
