import { replaceSession } from '../areas/auth/session-store.ts';
import { addDays } from '../clock.ts';
import type { Db } from '../db/engine.ts';
import { fold, foldEmail } from '../db/fold.ts';
import { newId } from '../db/id.ts';
import type { UsersTable } from '../db/tables/users.ts';

/** Accounts straight into the tables, for tests of other areas; registration has its own tests. */
export interface Person {
  id: string;
  token: string;
  email: string;
}

type Given = Partial<Omit<UsersTable, 'successful_referrals' | 'earned_rewards' | 'totp_failures'>> & {
  successful_referrals?: number;
  earned_rewards?: number;
};

let counter = 0;

export const addPerson = async (db: Db, now: Date, given: Given = {}): Promise<Person> => {
  counter += 1;
  const id = given.id ?? newId();
  const username = given.username ?? `Próba Pista ${counter}`;
  const email = given.email ?? `proba${counter}-${id.slice(-6)}@eszkerek.test`;
  await db
    .insertInto('users')
    .values({
      role: 'student',
      real_name: username,
      referral_code: `R${id.slice(-12)}`,
      email_verified_at: now.toISOString(),
      approved_at: given.role === 'teacher' ? now.toISOString() : null,
      created_at: now.toISOString(),
      ...given,
      id,
      email,
      email_folded: foldEmail(email),
      username,
      username_folded: fold(username),
    })
    .execute();
  const token = await replaceSession(db, { userId: id, now, expiresAt: addDays(now, 3650) });
  return { id, token, email };
};

export const addStudent = (db: Db, now: Date, given: Given = {}): Promise<Person> => addPerson(db, now, { ...given, role: 'student' });
export const addTeacher = (db: Db, now: Date, given: Given = {}): Promise<Person> => addPerson(db, now, { ...given, role: 'teacher' });
export const addAdmin = (db: Db, now: Date, given: Given = {}): Promise<Person> => addPerson(db, now, { ...given, role: 'admin' });
