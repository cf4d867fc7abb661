import type { Db } from '../../db/engine.ts';
import { newId } from '../../db/id.ts';
import { noAddress } from '../../db/no-address.ts';
import type { Deps } from '../../deps.ts';
import { insertClassAccount } from './class-account-store.ts';
import { readableCode } from './readable-code.ts';
import { insertUser } from './user-store.ts';

const REFERRAL_CODE_LENGTH = 8;
const TRIES = 5;

/** An account by name alone; it signs in with the class code. Runs inside the caller's transaction, which gives it a seat. */
export const createClassAccount = async (trx: Db, { clock }: Pick<Deps, 'clock'>, username: string): Promise<string> => {
  const [id, now] = [newId(), clock.now().toISOString()];
  const row = {
    id,
    email: noAddress(id),
    username,
    role: 'student' as const,
    passwordHash: null,
    googleSub: null,
    emailVerifiedAt: null,
    permanentFreeAt: null,
    parentalEmail: null,
    referredByCode: null,
    now,
  };
  for (let i = 0; i < TRIES; i++) {
    // False means that the generated referral code is taken.
    if (!(await insertUser(trx, { ...row, referralCode: readableCode(REFERRAL_CODE_LENGTH) }))) continue;
    await insertClassAccount(trx, id, now);
    return id;
  }
  throw new Error('No free referral code was found.');
};
