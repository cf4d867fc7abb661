import { sql } from 'kysely';
import type { Db } from './engine.ts';
import { ownedBy } from './owned-rows.ts';
import { labelledTables } from './personal-data.ts';

/** Deletes everything labelled personal; false if there was no account. Runs inside the caller's transaction. */
export const eraseUser = async (trx: Db, userId: string): Promise<boolean> => {
  let erased = 0n;
  for (const [table, label] of labelledTables) {
    if (label.owners.length === 0 || label.erase === 'keep') continue;
    if (label.erase === 'delete') {
      const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${ownedBy(label, userId)}`.execute(trx);
      if (table === 'users') erased = numAffectedRows ?? 0n;
      continue;
    }
    // In a row that references two people only this one's columns are cleared.
    if (label.owners.length > 1)
      for (const owner of label.owners)
        await sql`update ${sql.table(table)} set ${sql.ref(owner.column)} = null where ${sql.ref(owner.column)} = ${userId}`.execute(trx);
    else {
      const emptied = sql.join(label.erase.detach.map(column => sql`${sql.ref(column)} = null`));
      await sql`update ${sql.table(table)} set ${emptied} where ${ownedBy(label, userId)}`.execute(trx);
    }
  }
  return erased > 0n;
};
