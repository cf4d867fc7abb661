import { addDays } from '../clock.ts';
import type { Db } from '../db/engine.ts';
import { fold, foldEmail } from '../db/fold.ts';
import { newId } from '../db/id.ts';
import { type DemoAccount, mainAccounts, pupilAccounts } from './accounts.ts';

/** Ids by account key. */
export type DemoPeople = ReadonlyMap<string, string>;

const rowOf = (account: DemoAccount, now: Date, passwordHash: string) => {
  const created_at = addDays(now, -account.daysOld).toISOString();
  return {
    id: newId(),
    email: account.email,
    email_folded: foldEmail(account.email),
    username: account.name,
    username_folded: fold(account.name),
    real_name: account.name,
    role: account.role,
    password_hash: passwordHash,
    email_verified_at: created_at,
    approved_at: account.key === 'tanar' ? addDays(now, -account.daysOld + 1).toISOString() : null,
    permanent_free_at: account.key === 'ingyenes' ? created_at : null,
    parental_email: account.key === 'diak' ? 'szulo@demo.eszkerek.test' : null,
    parental_confirmed_at: account.key === 'diak' ? created_at : null,
    referral_code: `DEMO${account.key.replace(/[^a-z0-9]/g, '').toUpperCase()}`,
    last_login_at: addDays(now, -1).toISOString(),
    created_at,
  };
};

/** All accounts share one password, so it is hashed once. */
export const addPeople = async (trx: Db, now: Date, passwordHash: string): Promise<DemoPeople> => {
  const people = new Map<string, string>();
  const rows = [...mainAccounts, ...pupilAccounts].map(account => {
    const row = rowOf(account, now, passwordHash);
    people.set(account.key, row.id);
    return row;
  });
  await trx.insertInto('users').values(rows).execute();
  return people;
};

export const idOf = (people: DemoPeople, key: string): string => {
  const id = people.get(key);
  if (!id) throw new Error(`The demo school has no ${key}.`);
  return id;
};
