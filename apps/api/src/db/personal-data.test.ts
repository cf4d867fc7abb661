import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onBothEngines } from '../testing/engines.ts';
import type { Engine } from './engine.ts';
import { labelledTables } from './personal-data.ts';

const realColumns = async ({ name, db }: Engine): Promise<Record<string, string[]>> => {
  const { rows } =
    name === 'sqlite'
      ? await sql<{
          t: string;
          c: string;
        }>`select m.name as t, p.name as c from sqlite_master m join pragma_table_info(m.name) p where m.type = 'table'`.execute(db)
      : await sql<{
          t: string;
          c: string;
        }>`select table_name as t, column_name as c from information_schema.columns where table_schema = 'public'`.execute(db);
  const tables: Record<string, string[]> = {};
  for (const { t, c } of rows) if (!/^(kysely_|sqlite_)/.test(t)) tables[t] = [...(tables[t] ?? []), c].sort();
  return tables;
};

onBothEngines('the label table', fresh => {
  test('names every column of every table, and nothing else', async () => {
    const labelled = Object.fromEntries(labelledTables.map(([table, { columns }]) => [table, Object.keys(columns).sort()]));
    expect(labelled).toEqual(await realColumns(await fresh()));
  });
});

test('every personal column belongs to a table that knows its person and what deletion does', () => {
  for (const [table, label] of labelledTables) {
    const personal = Object.entries(label.columns).filter(([, kind]) => kind === 'personal' || kind === 'secret');
    if (personal.length > 0) expect([table, label.owners.length > 0, label.erase !== 'keep']).toEqual([table, true, true]);
  }
});
