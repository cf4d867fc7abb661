import type { Deps } from '../deps.ts';
import { allJobs } from './all-jobs.ts';
import { runJob } from './run-job.ts';

const LOOK_MS = 60_000;

export interface JobsWorker {
  stop(): Promise<void>;
}

/** Every process checks once a minute for due jobs; the lease in the database lets one of them run. */
export const startJobs = (deps: Deps): JobsWorker => {
  let stopped = false;
  let running = Promise.resolve();
  const look = async (): Promise<void> => {
    for (const job of allJobs)
      if (!stopped) await runJob(deps, job).catch(error => deps.log.error({ err: error, job: job.name }, 'job not run'));
  };
  const next = (): void => {
    running = running.then(look);
  };
  const timer = setInterval(next, LOOK_MS);
  timer.unref();
  next();
  return {
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
};
