import type { DatabaseSync } from 'node:sqlite';
import type { Db } from './tables.ts';

type Work<T> = (trx: Db) => Promise<T>;

interface Waiting {
  /** Does the work inside the open transaction and tells what to say once it is kept. */
  run(trx: Db): Promise<() => void>;
  fail(error: unknown): void;
}

/**
 * SQLite syncs once for each commit and lets one writer in at a time. What is asked for in the same turn of the event loop is
 * written in one transaction, in the order it came, each within a savepoint: one that fails undoes itself alone. Nobody hears
 * anything, good or bad, before the commit was synced, for each may have read what the others wrote.
 */
export class SharedCommit {
  readonly #db: Db;
  readonly #raw: DatabaseSync;
  #waiting: Waiting[] = [];

  constructor(db: Db, raw: DatabaseSync) {
    this.#db = db;
    this.#raw = raw;
  }

  write<T>(work: Work<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const run = async (trx: Db): Promise<() => void> => {
        const outcome = await this.#apart(() => work(trx));
        return () => ('error' in outcome ? reject(outcome.error) : resolve(outcome.value));
      };
      if (this.#waiting.push({ run, fail: reject }) === 1) setImmediate(() => void this.#commit());
    });
  }

  async #commit(): Promise<void> {
    const group = this.#waiting;
    this.#waiting = [];
    try {
      const told = await this.#db.transaction().execute(async trx => {
        const says: (() => void)[] = [];
        for (const { run } of group) says.push(await run(trx));
        return says;
      });
      for (const say of told) say();
    } catch (error) {
      for (const { fail } of group) fail(error);
    }
  }

  async #apart<T>(work: () => Promise<T>): Promise<{ value: T } | { error: unknown }> {
    this.#raw.exec('savepoint one');
    try {
      const value = await work();
      this.#raw.exec('release one');
      return { value };
    } catch (error) {
      // A full disk ends the whole transaction by itself: then nothing of the group was kept.
      if (!this.#raw.isTransaction) throw error;
      this.#raw.exec('rollback to one; release one');
      return { error };
    }
  }
}
