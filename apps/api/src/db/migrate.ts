import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './engine.ts';
import * as m0001 from './migrations/0001-accounts.ts';
import * as m0002 from './migrations/0002-learning.ts';
import * as m0003 from './migrations/0003-billing.ts';
import * as m0004 from './migrations/0004-classes.ts';
import * as m0005 from './migrations/0005-messages.ts';
import * as m0006 from './migrations/0006-class-results.ts';
import * as m0007 from './migrations/0007-one-click-stop.ts';

/** In order; a landed migration never changes. Each only adds first, so that old and new nodes can run side by side. */
const migrations: Record<string, Migration> = {
  '0001-accounts': m0001,
  '0002-learning': m0002,
  '0003-billing': m0003,
  '0004-classes': m0004,
  '0005-messages': m0005,
  '0006-class-results': m0006,
  '0007-one-click-stop': m0007,
};

/** All of them happen, or none: a start killed half-way begins again. `later` stands for those of a release to come. */
export const migrate = async (db: Db, later: Record<string, Migration> = {}): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations, ...later }) } });
  const { error, results } = await migrator.migrateToLatest();
  const failed = results?.find(r => r.status === 'Error');
  if (error)
    throw new Error(`Migration ${failed?.migrationName ?? ''} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
};
