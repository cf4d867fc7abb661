import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Site } from '../harness.ts';

const BUSY_MS = 10_000;

/** Writes into the database behind the running site, past its forms and limits. */
export const inStore = (site: Site, sql: string, ...values: SQLInputValue[]): void => {
  const database = new DatabaseSync(path.join(site.dataDir, 'eszkerek.db'));
  database.exec(`pragma busy_timeout = ${BUSY_MS}`);
  database.prepare(sql).run(...values);
  database.close();
};
