import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import type { Db } from './engine.ts';
import * as m0001 from './migrations/0001-accounts.ts';
import * as m0002 from './migrations/0002-learning.ts';
import * as m0003 from './migrations/0003-billing.ts';
import * as m0004 from './migrations/0004-classes.ts';
import * as m0005 from './migrations/0005-messages.ts';
import * as m0006 from './migrations/0006-class-results.ts';
import * as m0007 from './migrations/0007-one-click-stop.ts';
import * as m0008 from './migrations/0008-proven-addresses.ts';
import * as m0009 from './migrations/0009-last-attempt.ts';
import * as m0010 from './migrations/0010-rejection-reason.ts';
import * as m0011 from './migrations/0011-safe-retention.ts';
import * as m0012 from './migrations/0012-honest-homework.ts';
import * as m0014 from './migrations/0014-traces-and-clock.ts';
import * as m0015 from './migrations/0015-live-lessons.ts';
import * as m0016 from './migrations/0016-guide.ts';
import * as m0017 from './migrations/0017-homework.ts';
import * as m0018 from './migrations/0018-class-groups.ts';
import * as m0019 from './migrations/0019-class-accounts.ts';
import * as m0020 from './migrations/0020-question-sets.ts';
import * as m0021 from './migrations/0021-class-teachers.ts';
import * as m0022 from './migrations/0022-live-summary.ts';
import * as m0023 from './migrations/0023-lesson-section.ts';
import * as m0024 from './migrations/0024-quiz-results.ts';
import * as m0025 from './migrations/0025-live-presence.ts';
import * as m0026 from './migrations/0026-mistake-misses.ts';
import * as m0027 from './migrations/0027-mistake-right.ts';

/** In order; a released migration never changes. Migrations only add, so that old and new nodes can run side by side. */
const migrations: Record<string, Migration> = {
  '0001-accounts': m0001,
  '0002-learning': m0002,
  '0003-billing': m0003,
  '0004-classes': m0004,
  '0005-messages': m0005,
  '0006-class-results': m0006,
  '0007-one-click-stop': m0007,
  '0008-proven-addresses': m0008,
  '0009-last-attempt': m0009,
  '0010-rejection-reason': m0010,
  '0011-safe-retention': m0011,
  '0012-honest-homework': m0012,
  '0014-traces-and-clock': m0014,
  '0015-live-lessons': m0015,
  '0016-guide': m0016,
  '0017-homework': m0017,
  '0018-class-groups': m0018,
  '0019-class-accounts': m0019,
  '0020-question-sets': m0020,
  '0021-class-teachers': m0021,
  '0022-live-summary': m0022,
  '0023-lesson-section': m0023,
  '0024-quiz-results': m0024,
  '0025-live-presence': m0025,
  '0026-mistake-misses': m0026,
  '0027-mistake-right': m0027,
};

/** A newer version has migrated; migrations only add, so an older node can continue. */
const isAhead = async (db: Db, known: readonly string[]): Promise<boolean> => {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  const last = known.at(-1) ?? '';
  return known.every(name => done.has(name)) && [...done].every(name => known.includes(name) || name > last);
};

/** All or nothing: a start killed half-way begins again. `later` is for tests of a future release. */
export const migrate = async (db: Db, later: Record<string, Migration> = {}): Promise<void> => {
  const all = { ...migrations, ...later };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all } });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find(result => result.status === 'Error');
  if (!failed && (await isAhead(db, Object.keys(all)))) return;
  const what = failed ? `Migration ${failed.migrationName}` : 'Migrating';
  throw new Error(`${what} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
};
