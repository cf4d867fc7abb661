import type { DatabaseSync } from 'node:sqlite';
import type { Db } from './tables.ts';

type Work<T> = (trx: Db) => Promise<T>;

interface Waiting {
  /** Does the work inside the open transaction; the returned function settles the caller's promise after the commit. */
  run(trx: Db): Promise<() => void>;
  fail(error: unknown): void;
}

/**
 * Group commit. SQLite allows one writer and syncs the disk once per commit, so writes of the same event-loop turn share one
 * transaction, in order of arrival, each in its own savepoint: a failing write rolls back alone. No promise settles, either
 * way, before the commit is synced, because each write may have read what the others wrote.
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
        const outcome = await this.#inSavepoint(() => work(trx));
        return () => ('error' in outcome ? reject(outcome.error) : resolve(outcome.value));
      };
      if (this.#waiting.push({ run, fail: reject }) === 1) setImmediate(() => void this.#commit());
    });
  }

  async #commit(): Promise<void> {
    const group = this.#waiting;
    this.#waiting = [];
    try {
      const settlements = await this.#db.transaction().execute(async trx => {
        const pending: (() => void)[] = [];
        for (const { run } of group) pending.push(await run(trx));
        return pending;
      });
      for (const settle of settlements) settle();
    } catch (error) {
      for (const { fail } of group) fail(error);
    }
  }

  async #inSavepoint<T>(work: () => Promise<T>): Promise<{ value: T } | { error: unknown }> {
    this.#raw.exec('savepoint one');
    try {
      const value = await work();
      this.#raw.exec('release one');
      return { value };
    } catch (error) {
      // On a full disk SQLite rolls the whole transaction back by itself: nothing of the group was kept.
      if (!this.#raw.isTransaction) throw error;
      this.#raw.exec('rollback to one; release one');
      return { error };
    }
  }
}
