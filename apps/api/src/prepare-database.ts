import { systemClock } from './clock.ts';
import { oneNodeAtATime } from './db/advisory-lock.ts';
import type { Engine } from './db/engine.ts';
import { migrate } from './db/migrate.ts';
import { hasDemo, isEmpty, seedDemo } from './demo/seed-demo.ts';
import { makeDeps } from './deps.ts';
import type { Library } from './library/library.ts';
import { createLog } from './log.ts';
import type { Settings } from './settings.ts';

/**
 * Migrates the database and seeds an empty one with the demo school. True if the demo school is there. Nodes that start
 * together take turns: the second finds everything done.
 */
export const prepareDatabase = (engine: Engine, settings: Settings, library: () => Library): Promise<boolean> =>
  oneNodeAtATime(engine.db, async () => {
    await migrate(engine.db);
    if (!settings.demo) return false;
    if (await isEmpty(engine.db))
      await seedDemo(makeDeps({ settings, engine, clock: systemClock, log: createLog({ level: 'warn' }), library: library() }));
    return hasDemo(engine.db);
  });
