import { execFile } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SNAPSHOT = fileURLToPath(new URL('./sqlite-snapshot.ts', import.meta.url));

export const backupSqlite = async (dataDir: string, target: string): Promise<void> => {
  const source = path.join(dataDir, 'eszkerek.db');
  if (!existsSync(source)) throw new Error(`There is no database in ${dataDir}.`);
  await run(process.execPath, ['--disable-warning=ExperimentalWarning', SNAPSHOT, source, target]);
};

/** Throws unless the file is a complete database of this product. */
const requireWhole = (file: string): void => {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const verdict = db.prepare('pragma integrity_check').get() as { integrity_check: string };
    if (verdict.integrity_check !== 'ok') throw new Error('The backup is damaged.');
    db.prepare('select count(*) from users').get();
    if (db.prepare('pragma foreign_key_check').all().length > 0) throw new Error('The backup is not consistent.');
  } finally {
    db.close();
  }
};

/** SQLite refuses to leave WAL mode while another process has the database open. */
const requireStopped = (file: string): void => {
  const db = new DatabaseSync(file);
  try {
    const { journal_mode } = db.prepare('pragma journal_mode = delete').get() as { journal_mode: string };
    if (journal_mode !== 'delete') throw new Error();
  } catch {
    throw new Error('The database is in use: stop the server first.');
  } finally {
    db.close();
  }
};

/** Replaces the database with the copy; the old one stays beside it. */
export const restoreSqlite = (dataDir: string, source: string): void => {
  const file = path.join(dataDir, 'eszkerek.db');
  requireWhole(source);
  if (existsSync(file)) requireStopped(file);
  const arriving = `${file}.arriving`;
  copyFileSync(source, arriving);
  chmodSync(arriving, 0o600);
  if (existsSync(file)) renameSync(file, `${file}.before-restore`);
  for (const rest of [`${file}-wal`, `${file}-shm`]) rmSync(rest, { force: true });
  renameSync(arriving, file);
};
