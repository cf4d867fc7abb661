import type { EngineName } from '../db/engine.ts';
import type { Deps } from '../deps.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { freshEngine } from '../testing/engines.ts';
import { liftLimits } from './lift-limits.ts';
import { buildSchool, type School } from './school.ts';
import { restoreTables, saveTables } from './snapshot-store.ts';

export interface OpenSchool {
  app: TestApp;
  school: School;
  /** Back to the first day. */
  reset(): Promise<void>;
}

export interface OpenOptions {
  engine?: EngineName;
  env?: Record<string, string>;
  overrides?: Partial<Deps>;
}

/** The real app over a database of its own, filled with the school. */
export const openSchool = async ({ engine, ...options }: OpenOptions = {}): Promise<OpenSchool> => {
  liftLimits();
  const app = await testApp({ engine: await freshEngine(engine), ...options });
  const school = await buildSchool(app);
  await saveTables(app.engine);
  const start = app.clock.now();
  return {
    app,
    school,
    reset: async () => {
      app.clock.set(start);
      await restoreTables(app.engine);
    },
  };
};
