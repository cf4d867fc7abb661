import { addSeconds } from '../clock.ts';
import { newId } from '../db/id.ts';
import type { Deps } from '../deps.ts';
import type { Job } from './job.ts';
import { releaseLease, renewLease, takeLease } from './lease-store.ts';

const LEASE_SECONDS = 900;
const BEAT_MS = (LEASE_SECONDS * 1000) / 3;
/** Allowed clock difference between nodes. */
const IMPOSSIBLE_SECONDS = 2 * LEASE_SECONDS;
const PAUSE_AFTER_FAILURE_SECONDS = 300;

/** Runs the job if it is due and not held elsewhere; true if it ran. Failures are logged and retried later. */
export const runJob = async (deps: Deps, job: Job, beatMs = BEAT_MS): Promise<boolean> => {
  const now = deps.clock.now();
  const owner = newId();
  const taken = await takeLease(deps.engine.db, {
    name: job.name,
    owner,
    now: now.toISOString(),
    leaseUntil: addSeconds(now, LEASE_SECONDS).toISOString(),
    impossibleAfter: addSeconds(now, IMPOSSIBLE_SECONDS).toISOString(),
    dueBefore: addSeconds(now, -job.everySeconds).toISOString(),
  });
  if (!taken) return false;
  const beat = setInterval(() => {
    const leaseUntil = addSeconds(deps.clock.now(), LEASE_SECONDS).toISOString();
    renewLease(deps.engine.db, { name: job.name, owner, leaseUntil }).catch(error =>
      deps.log.warn({ err: error, job: job.name }, 'lease not renewed'),
    );
  }, beatMs);
  beat.unref();
  try {
    await job.run(deps);
    await releaseLease(deps.engine.db, { name: job.name, owner, freeFrom: now.toISOString(), ranAt: now.toISOString() });
  } catch (error) {
    deps.log.error({ err: error, job: job.name }, 'job failed');
    const freeFrom = addSeconds(deps.clock.now(), PAUSE_AFTER_FAILURE_SECONDS).toISOString();
    await releaseLease(deps.engine.db, { name: job.name, owner, freeFrom });
  } finally {
    clearInterval(beat);
  }
  return true;
};
