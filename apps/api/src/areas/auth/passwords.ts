import { AppError } from '@eszkerek/contract';
import { hash, type Options, verify } from '@node-rs/argon2';

/** Argon2id, 19 MiB, two passes, one lane. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 4;
/** About five seconds of work on two cores: whoever comes after that is better served by an honest "later". */
const MAX_WAITING = 400;
/** Of random bytes nobody knows: an unknown account costs the same time as a known one. */
const DUMMY = '$argon2id$v=19$m=19456,t=2,p=1$YQuObYRxQHsOSwds8nEoSg$OojCAxFwe+Dn+Y1PM6nkoUFtxnG1HppR8pPWY/mzCfE';

/** Hashes at most four passwords at a time, so that logins never starve the rest of the process. */
export class Passwords {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(typed(password), COST));
  }

  /** False for a missing hash too, in the same time. */
  async verify(stored: string | null, password: string): Promise<boolean> {
    const fits = await this.#inTurn(() => verify(stored ?? DUMMY, typed(password)));
    return stored !== null && fits;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= AT_ONCE) {
      if (this.#waiting.length >= MAX_WAITING) throw new AppError('unavailable');
      await new Promise<void>(resolve => this.#waiting.push(resolve));
    } else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

/** Keyboards differ in how they compose an accent; the password is the same. */
const typed = (password: string): string => password.normalize('NFC');
