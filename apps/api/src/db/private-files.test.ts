import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { readAddressKey } from '../address-key.ts';
import { backupPostgres } from '../backup/backup-postgres.ts';
import { backupSqlite, restoreSqlite } from '../backup/backup-sqlite.ts';
import { fileTransport } from '../mail/transport.ts';
import { freshEngine } from '../testing/engines.ts';
import { openEngine } from './engine.ts';
import { migrate } from './migrate.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = path.join(mkdtempSync(path.join(os.tmpdir(), 'eszkerek-private-')), 'data');
  onTestFinished(() => rmSync(path.dirname(dataDir), { recursive: true, force: true }));
});

/** Files that somebody else on the machine could read. */
const openFiles = (): string[] =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && (statSync(path.join(entry.parentPath, entry.name)).mode & 0o077) !== 0)
    .map(({ name }) => name);

test('database, its log, backups, mails and the key of addresses are readable by their owner only', async () => {
  const engine = openEngine({ dataDir });
  await migrate(engine.db);
  readAddressKey({ addressKey: undefined, dataDir });
  const mail = { id: 'x', to: 'a@pelda.hu', subject: 's', html: 'h', text: 't', at: new Date(0), unsubscribeUrl: null };
  await fileTransport(path.join(dataDir, 'outbox'), 'b@pelda.hu').deliver(mail);
  await backupSqlite(dataDir, path.join(dataDir, 'mentes.db'));
  await backupPostgres((await freshEngine('postgres')).db, path.join(dataDir, 'mentes.jsonl'));
  expect(readdirSync(dataDir).sort()).toEqual([
    'address.key',
    'eszkerek.db',
    'eszkerek.db-shm',
    'eszkerek.db-wal',
    'mentes.db',
    'mentes.jsonl',
    'outbox',
  ]);
  expect(openFiles()).toEqual([]);
  await engine.close();

  // A copy that came from elsewhere with wider rights.
  chmodSync(path.join(dataDir, 'mentes.db'), 0o644);
  restoreSqlite(dataDir, path.join(dataDir, 'mentes.db'));
  expect(openFiles()).toEqual(['mentes.db']);
});

test('the rights of a database made by an older version are narrowed at the start', async () => {
  await openEngine({ dataDir }).close();
  chmodSync(path.join(dataDir, 'eszkerek.db'), 0o644);
  await openEngine({ dataDir }).close();
  expect(openFiles()).toEqual([]);
});

test('what was deleted is not in the file any more', async () => {
  const engine = openEngine({ dataDir });
  await sql`create table notes (note text)`.execute(engine.db);
  const file = path.join(dataDir, 'eszkerek.db');
  for (let i = 0; i < 50; i++) await sql`insert into notes values (${`Nyom Nóra ${i} `.repeat(20)})`.execute(engine.db);
  engine.checkpoint();
  expect(readFileSync(file).includes('Nyom Nóra 7 ')).toBe(true);
  await sql`delete from notes`.execute(engine.db);
  engine.checkpoint();
  expect(readFileSync(file).includes('Nyom Nóra')).toBe(false);
  await engine.close();
});
