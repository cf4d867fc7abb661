import { once } from 'node:events';
import { createReadStream, createWriteStream, renameSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { z } from 'zod';
import type { Db } from '../db/engine.ts';
import type { TableName } from '../db/personal-data.ts';
import { countServing, eachRow, emptyTables, insertRows, type Row, tablesForInsert } from './dump-store.ts';

/** One JSON line per row and a trailer with the count, so that a truncated file is detected. */
const line = z.union([z.tuple([z.string(), z.record(z.string(), z.unknown())]), z.object({ rows: z.number() })]);
const BATCH = 500;

export const backupPostgres = async (db: Db, target: string): Promise<void> => {
  const unfinished = `${target}.part`;
  const out = createWriteStream(unfinished, { mode: 0o600 });
  let rows = 0;
  await eachRow(db, async (table, row) => {
    rows += 1;
    if (!out.write(`${JSON.stringify([table, row])}\n`)) await once(out, 'drain');
  });
  out.end(`${JSON.stringify({ rows })}\n`);
  await finished(out);
  renameSync(unfinished, target);
};

const tableOf = (name: string): TableName => {
  const table = tablesForInsert.find(known => known === name);
  if (!table) throw new Error(`The backup has a table this version does not know: ${name}.`);
  return table;
};

export const requireStoppedPostgres = async (db: Db): Promise<void> => {
  if ((await countServing(db)) > 0) throw new Error('The database is in use: stop the server first.');
};

const readLine = (text: string): z.output<typeof line> => {
  try {
    return line.parse(JSON.parse(text));
  } catch {
    throw new Error('This is no backup of a PostgreSQL database, or it is damaged.');
  }
};

/** Replaces everything in one transaction: a damaged file changes nothing. */
export const restorePostgres = (db: Db, source: string): Promise<void> =>
  db.transaction().execute(async trx => {
    await emptyTables(trx);
    let waiting: { table: TableName; rows: Row[] } | undefined;
    let rows = 0;
    let promised: number | undefined;
    const flush = async (): Promise<void> => {
      if (waiting) await insertRows(trx, waiting.table, waiting.rows);
      waiting = undefined;
    };
    for await (const text of createInterface({ input: createReadStream(source) })) {
      const parsed = readLine(text);
      if (!Array.isArray(parsed)) {
        promised = parsed.rows;
        continue;
      }
      const table = tableOf(parsed[0]);
      if (waiting && (waiting.table !== table || waiting.rows.length >= BATCH)) await flush();
      waiting ??= { table, rows: [] };
      waiting.rows.push(parsed[1]);
      rows += 1;
    }
    await flush();
    if (promised !== rows) throw new Error('The backup is not whole.');
  });
