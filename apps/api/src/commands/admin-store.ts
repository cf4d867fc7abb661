import { sql } from 'kysely';
import type { Db } from '../db/engine.ts';
import { fold, foldEmail } from '../db/fold.ts';
import { newId } from '../db/id.ts';
import { labelledTables } from '../db/personal-data.ts';

export const accountByEmail = (db: Db, email: string) =>
  db.selectFrom('users').select(['id', 'role']).where('email_folded', '=', foldEmail(email)).executeTakeFirst();

export const insertAdmin = async (trx: Db, input: { email: string; name: string; referralCode: string; now: string }): Promise<string> => {
  const id = newId();
  await trx
    .insertInto('users')
    .values({
      id,
      email: input.email,
      email_folded: foldEmail(input.email),
      username: input.name,
      username_folded: fold(input.name),
      real_name: input.name,
      role: 'admin',
      email_verified_at: input.now,
      referral_code: input.referralCode,
      created_at: input.now,
    })
    .execute();
  return id;
};

/** Every row of every table, in an order the constraints allow. */
export const deleteAllRows = async (trx: Db): Promise<void> => {
  for (const [table] of labelledTables) await sql`delete from ${sql.table(table)}`.execute(trx);
};
