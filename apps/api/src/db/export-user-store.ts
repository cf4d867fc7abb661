import { sql } from 'kysely';
import type { Db } from './engine.ts';
import { addressOf } from './no-address.ts';
import { ownedBy } from './owned-rows.ts';
import { labelledTables } from './personal-data.ts';

export interface ExportedTable {
  purpose: string;
  retention: string;
  rows: Record<string, unknown>[];
}

/** Shown in place of a key or hash: the export says that it is stored, not its value. */
export const SECRET = 'Őrizzük, de biztonsági okból nem adjuk ki.';

const isPlaceholder = (value: unknown): boolean => typeof value === 'string' && addressOf(value) === null;

/** All personal data of one account, by table, driven by the label table. */
export const exportUser = async (db: Db, userId: string): Promise<Record<string, ExportedTable>> => {
  const found: Record<string, ExportedTable> = {};
  for (const [table, label] of labelledTables) {
    const shown = Object.entries(label.columns).filter(([, kind]) => kind !== 'none');
    if (label.owners.length === 0 || shown.length === 0) continue;
    const columns = sql.join(shown.map(([column]) => sql.ref(column)));
    const { rows } = await sql<Record<string, unknown>>`select ${columns} from ${sql.table(table)} where ${ownedBy(label, userId)}`.execute(
      db,
    );
    const secrets = shown.flatMap(([column, kind]) => (kind === 'secret' ? [column] : []));
    for (const row of rows) for (const column of secrets) if (row[column] !== null) row[column] = SECRET;
    for (const row of rows) for (const column of ['email', 'email_folded']) if (isPlaceholder(row[column])) row[column] = null;
    found[table] = { purpose: label.purpose, retention: label.retention, rows };
  }
  return found;
};
