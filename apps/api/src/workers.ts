import cluster from 'node:cluster';
import { relayBroadcasts } from './worker-broadcast.ts';

/** Backoff: a worker that keeps crashing at start must not use up the CPU. */
const PAUSE_MS = 1000;

/** Keeps this many processes running: a dead one is replaced until shutdown. */
export const runWorkers = (count: number, options: { onServing(): void; onDeath(line: string): void }): { stop(): Promise<void> } => {
  let stopping = false;
  let announced = false;
  const ended = Promise.withResolvers<void>();
  const listening = new Set<number>();
  const living = () => Object.values(cluster.workers ?? {}).filter(worker => worker !== undefined);
  cluster.on('listening', worker => {
    listening.add(worker.id);
    if (announced || listening.size < count) return;
    announced = true;
    options.onServing();
  });
  cluster.on('exit', (worker, code, signal) => {
    // A worker that never listened has printed its reason; a replacement would print it again.
    if (!announced && code === 1) {
      process.exitCode = 1;
      stopping = true;
      for (const other of living()) other.kill('SIGTERM');
    }
    if (stopping) {
      if (living().length === 0) ended.resolve();
      return;
    }
    options.onDeath(`process ${worker.process.pid} ended (${signal ?? code}): another takes its place`);
    setTimeout(() => {
      if (!stopping) cluster.fork();
    }, PAUSE_MS);
  });
  relayBroadcasts();
  for (let i = 0; i < count; i++) cluster.fork();
  return {
    stop: () => {
      stopping = true;
      const workers = living();
      if (workers.length === 0) ended.resolve();
      for (const worker of workers) worker.kill('SIGTERM');
      return ended.promise;
    },
  };
};
