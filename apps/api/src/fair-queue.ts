import { AppError } from '@eszkerek/contract';

interface Bounds {
  /** Works at the same time. */
  atOnce: number;
  /** Waiting works of one key, and of all. */
  perKey: number;
  total: number;
}

const FIRST_GUESS_MS = 50;

/**
 * A queue in which keys take turns: a hundred works of one address delay a single one of another by one place, not by a hundred.
 * A work that finds no place is refused at once and learns when to come again.
 */
export class FairQueue {
  readonly #bounds: Bounds;
  /** In the order of their next turn. */
  readonly #lines = new Map<string, (() => void)[]>();
  #running = 0;
  #waiting = 0;
  /** How long a work takes, smoothed. */
  #workMs = FIRST_GUESS_MS;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** Nothing runs and nothing waits. */
  get idle(): boolean {
    return this.#running === 0;
  }

  waitingOf(key: string): number {
    return this.#lines.get(key)?.length ?? 0;
  }

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#bounds.atOnce) await this.#wait(key);
    else this.#running += 1;
    const start = performance.now();
    try {
      return await work();
    } finally {
      this.#workMs += (performance.now() - start - this.#workMs) / 20;
      this.#next();
    }
  }

  #wait(key: string): Promise<void> {
    const line = this.#lines.get(key) ?? [];
    if (line.length >= this.#bounds.perKey || this.#waiting >= this.#bounds.total)
      throw new AppError('busy', { retryAfter: Math.max(1, Math.ceil((line.length * this.#workMs) / this.#bounds.atOnce / 1000)) });
    this.#lines.set(key, line);
    this.#waiting += 1;
    return new Promise(resolve => line.push(resolve));
  }

  #next(): void {
    const first = this.#lines.entries().next();
    if (first.done) {
      this.#running -= 1;
      return;
    }
    const [key, line] = first.value;
    this.#lines.delete(key);
    const start = line.shift();
    // The next turn of this key comes after those of all the others.
    if (line.length > 0) this.#lines.set(key, line);
    this.#waiting -= 1;
    start?.();
  }
}
