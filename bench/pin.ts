import { spawnSync } from 'node:child_process';
import os from 'node:os';
import type { Running } from './server.ts';

const setCores = (pid: number, cores: string): boolean => spawnSync('taskset', ['-a', '-p', '-c', cores, String(pid)]).status === 0;

/** Servers on the first core, this process (the clients) on the second, where there is `taskset` (Linux). Returns the undo. */
export const pinApart = (servers: readonly Running[]): (() => void) => {
  const cores = os.cpus().length;
  if (cores < 2 || !setCores(process.pid, '1')) return () => {};
  for (const { pid } of servers) setCores(pid, '0');
  return () => void setCores(process.pid, `0-${cores - 1}`);
};
