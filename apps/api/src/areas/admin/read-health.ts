import type { Deps } from '../../deps.ts';
import { jobStates } from '../../jobs/lease-store.ts';
import { healthNumbers } from './health-store.ts';

export const readHealth = async (deps: Deps) => {
  const started = performance.now();
  await deps.engine.ping();
  const database_ms = Math.round((performance.now() - started) * 100) / 100;
  return {
    database: deps.engine.name,
    database_ms,
    ...(await healthNumbers(deps.engine.db, deps.clock.now().toISOString())),
    jobs: await jobStates(deps.engine.db),
    content_version: deps.library.version,
    documents: [...deps.library.documents].length,
    payments: deps.payments.name,
    memory_mb: Math.round(process.memoryUsage.rss() / 1_048_576),
    uptime_seconds: Math.round(process.uptime()),
  };
};
