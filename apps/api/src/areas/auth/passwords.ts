import { hash, type Options, verify } from '@node-rs/argon2';
import { FairQueue } from '../../fair-queue.ts';

/** Argon2id, 19 MiB, two passes, one lane. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Room for 600 registrations and 600 logins within a minute; further requests get `busy` with Retry-After. */
const BOUNDS = { atOnce: 4, perKey: 1300, total: 4000 };
/** Hash of random bytes: checking an unknown account takes as long as a known one. */
const DUMMY = '$argon2id$v=19$m=19456,t=2,p=1$YQuObYRxQHsOSwds8nEoSg$OojCAxFwe+Dn+Y1PM6nkoUFtxnG1HppR8pPWY/mzCfE';

/** Hashes at most four passwords at a time, so that logins never starve the rest of the process; addresses take turns. */
export class Passwords {
  readonly #queue: FairQueue;

  constructor(bounds: Partial<typeof BOUNDS> = {}) {
    this.#queue = new FairQueue({ ...BOUNDS, ...bounds });
  }

  hash(password: string, address = ''): Promise<string> {
    return this.#queue.run(address, () => hash(typed(password), COST));
  }

  /** False for a missing hash too, in constant time. */
  async verify(stored: string | null, password: string, address = ''): Promise<boolean> {
    const fits = await this.#queue.run(address, () => verify(stored ?? DUMMY, typed(password)));
    return stored !== null && fits;
  }
}

/** Keyboards compose accents differently; normalise so that the password is the same. */
const typed = (password: string): string => password.normalize('NFC');
