import type { Db } from '../../db/engine.ts';
import { probeWrite } from '../../db/probe-write-store.ts';

const GOOD_FOR_MS = 1000;

/** Resolves when the database takes writes. Callers share one probe a second: each costs a disk sync. */
export const writeCheck = (db: Db): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  let goodUntil = 0;
  const probe = async (): Promise<void> => {
    try {
      await probeWrite(db);
      goodUntil = performance.now() + GOOD_FOR_MS;
    } finally {
      running = undefined;
    }
  };
  return async () => {
    if (performance.now() < goodUntil) return;
    running ??= probe();
    await running;
  };
};
