import { createHash } from 'node:crypto';
import { AppError, type Limit } from '@eszkerek/contract';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/engine.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { addHits, forgetWindowsBefore, readHits } from './limit-store.ts';

const FLUSH_MS = 1000;
const PATIENCE_MS = 250;
const LONGEST_WINDOW_S = 86_400;

/** So many windows go in one statement: a school's worth in one piece would hold up the answers that wait meanwhile. */
const AT_ONCE = 50;

const idOf = ({ key, windowStart }: { key: string; windowStart: number }): string => `${key}@${windowStart}`;

interface Counter {
  key: string;
  windowStart: number;
  windowEnd: number;
  /** What the database knew at the last exchange, all nodes together. */
  stored: number;
  /** Counted here since then. */
  fresh: number;
}

/**
 * Limits live in the database, shared by all nodes and kept over restarts. A node counts in memory and exchanges its counts
 * every second, many in one statement: a write for every read would cost more than what it guards.
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

  /** How many windows are being counted: those that are over take no memory. */
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

  /** Counts one hit on `name` by `who` and throws tooMany when the window is full. */
  async hit(name: string, who: string, limit: Limit): Promise<void> {
    const windowStart = Math.floor(this.#clock.now().getTime() / 1000 / limit.seconds) * limit.seconds;
    // Addresses and accounts are personal: only a hash of them is kept.
    const key = `${name}:${createHash('sha256').update(who).digest('base64url').slice(0, 22)}`;
    const id = idOf({ key, windowStart });
    let counter = this.#counters.get(id);
    if (!counter) {
      counter = { key, windowStart, windowEnd: windowStart + limit.seconds, stored: 0, fresh: 0 };
      this.#counters.set(id, counter);
      await this.#learn(counter);
    }
    counter.fresh += 1;
    if (counter.stored + counter.fresh > limit.max) throw new AppError('tooMany');
  }

  /** A database that is away must not hold up what needs none, such as the sign of life: the count is filled in when it comes. */
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
    // What a window held is of no use to anybody once it is over.
    for (const [id, { windowEnd }] of this.#counters) if (windowEnd <= now) this.#counters.delete(id);
    // In one order on every node: two that exchange the same keys must not wait for each other.
    const changed = [...this.#counters.values()].filter(c => c.fresh > 0).sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
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
