import { createHash } from 'node:crypto';
import { AppError } from '@eszkerek/contract';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/engine.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import type { LimitKey } from './limit-keys.ts';
import { addHits, forgetWindowsBefore, readHits } from './limit-store.ts';

const FLUSH_MS = 1000;
const PATIENCE_MS = 250;
const LONGEST_WINDOW_S = 86_400;

/** Windows per statement: one huge statement would block waiting responses. */
const AT_ONCE = 50;

const idOf = ({ key, windowStart }: { key: string; windowStart: number }): string => `${key}@${windowStart}`;

/** IP addresses and accounts are personal data: only a hash is stored. */
const storedKey = (name: string, who: string): string => `${name}:${createHash('sha256').update(who).digest('base64url').slice(0, 22)}`;

interface Counter {
  key: string;
  windowStart: number;
  windowEnd: number;
  /** Sum over all nodes at the last sync. */
  stored: number;
  /** Counted locally since then. */
  fresh: number;
}

/**
 * Rate limits live in the database, shared by all nodes and kept across restarts. A node counts in memory and syncs
 * every second, many windows per statement: one write per request would cost more than the request itself.
 */
export class Limits {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #counters = new Map<string, Counter>();
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> | undefined;

  constructor(db: Db, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Number of windows in memory; expired ones are dropped. */
  get counted(): number {
    return this.#counters.size;
  }

  start(): void {
    this.#timer = setInterval(() => void this.flush().catch(() => {}), FLUSH_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush().catch(() => {});
  }

  /**
   * Counts a hit on `name`; throws tooMany when the window is full, with the seconds until the next one. What is refused is
   * not counted. Returns a way to take the hit back, for a call that could not be served.
   */
  async hit(name: string, { who, max, seconds }: LimitKey): Promise<() => void> {
    const now = this.#clock.now().getTime() / 1000;
    const windowStart = Math.floor(now / seconds) * seconds;
    const id = idOf({ key: `${name}:${who}`, windowStart });
    let counter = this.#counters.get(id);
    if (!counter) {
      counter = { key: storedKey(name, who), windowStart, windowEnd: windowStart + seconds, stored: 0, fresh: 0 };
      this.#counters.set(id, counter);
      await this.#learn(counter);
    }
    const counted = counter;
    if (counted.stored + counted.fresh >= max)
      throw new AppError('tooMany', { retryAfter: Math.max(1, Math.ceil(counted.windowEnd - now)) });
    counted.fresh += 1;
    return () => {
      counted.fresh -= 1;
    };
  }

  /** Counts a hit on a window that this node knows and that has room; else counts nothing and returns false. */
  hitKnown(name: string, { who, max, seconds }: LimitKey): boolean {
    const windowStart = Math.floor(this.#clock.now().getTime() / 1000 / seconds) * seconds;
    const counter = this.#counters.get(idOf({ key: `${name}:${who}`, windowStart }));
    if (!counter || counter.stored + counter.fresh >= max) return false;
    counter.fresh += 1;
    return true;
  }

  /** An unreachable database must not block calls that need none, such as /api/health: the count is filled in later. */
  async #learn(counter: Counter): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>(resolve => {
      timer = setTimeout(resolve, PATIENCE_MS);
    });
    const known = readHits(this.#db, counter.key, counter.windowStart).then(
      hits => {
        counter.stored = Math.max(counter.stored, hits);
      },
      () => {},
    );
    await Promise.race([known, patience]);
    clearTimeout(timer);
  }

  flush(): Promise<void> {
    this.#flushing ??= this.#exchange().finally(() => {
      this.#flushing = undefined;
    });
    return this.#flushing;
  }

  async #exchange(): Promise<void> {
    const now = this.#clock.now().getTime() / 1000;
    // Expired windows are deleted.
    for (const [id, { windowEnd }] of this.#counters) if (windowEnd <= now) this.#counters.delete(id);
    // Sorted, so that two nodes syncing the same keys cannot deadlock.
    const changed = [...this.#counters.values()].filter(c => c.fresh !== 0).sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
    for (let i = 0; i < changed.length; i += AT_ONCE) {
      await this.#send(changed.slice(i, i + AT_ONCE));
      await yieldToEventLoop();
    }
    if (Math.random() < 0.01) await forgetWindowsBefore(this.#db, now - LONGEST_WINDOW_S);
  }

  async #send(changed: readonly Counter[]): Promise<void> {
    const sent = changed.map(counter => ({ counter, key: counter.key, windowStart: counter.windowStart, count: counter.fresh }));
    const sums = new Map((await addHits(this.#db, sent)).map(row => [idOf(row), row.hits]));
    for (const { counter, count } of sent) {
      counter.fresh -= count;
      counter.stored = sums.get(idOf(counter)) ?? counter.stored;
    }
  }
}
