import { seedDemo } from '../demo/seed-demo.ts';
import type { Deps } from '../deps.ts';
import { deleteAllRows } from './admin-store.ts';

/** Deletes everything and seeds the demo school again; only where a demo is allowed. */
export const resetDemo = async (deps: Deps): Promise<void> => {
  if (!deps.settings.demo) throw new Error('The demo school is switched off here (DEMO=0 or production).');
  await deps.engine.db.transaction().execute(deleteAllRows);
  await seedDemo(deps);
};
