import { foldEmail } from '../../db/fold.ts';
import { FairQueue } from '../../fair-queue.ts';

/** A class may share an account on the board: a hundred right passwords at once all get their turn. */
const BOUNDS = { atOnce: 1, perKey: 120, total: 600 };

/** One password check at a time per account in this process; addresses take turns, so a guesser does not keep the owner out. */
export class LoginTurns {
  readonly #queues = new Map<string, FairQueue>();

  waitingOf(email: string, address: string): number {
    return this.#queues.get(foldEmail(email))?.waitingOf(address) ?? 0;
  }

  async run<T>(email: string, address: string, work: () => Promise<T>): Promise<T> {
    const key = foldEmail(email);
    const queue = this.#queues.get(key) ?? new FairQueue(BOUNDS);
    this.#queues.set(key, queue);
    try {
      return await queue.run(address, work);
    } finally {
      if (queue.idle) this.#queues.delete(key);
    }
  }
}
