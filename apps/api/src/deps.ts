import type { Logger } from 'pino';
import { readAddressKey } from './address-key.ts';
import { createGoogleSignIn, type GoogleSignIn } from './areas/auth/google-sign-in.ts';
import { Passwords } from './areas/auth/passwords.ts';
import type { Clock } from './clock.ts';
import type { Engine } from './db/engine.ts';
import type { Library } from './library/library.ts';
import { createOutbound, type Outbound } from './outbound.ts';
import { openPaymentProvider } from './payments/open-provider.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { Settings } from './settings.ts';

/** What the areas are built from; `main.ts` makes the real ones, tests make theirs the same way. */
export interface Deps {
  settings: Settings;
  engine: Engine;
  clock: Clock;
  log: Logger;
  /** The compiled content. */
  library: Library;
  /** The only way out to other hosts. */
  outbound: Outbound;
  passwords: Passwords;
  /** Keys the hashes of addresses of deleted accounts. */
  addressKey: string;
  /** Null where Google sign-in is not offered. */
  google: GoogleSignIn | null;
  /** Whoever moves the money. */
  payments: PaymentProvider;
}

/** What the process is given; the rest follows from it. */
export type BaseDeps = Pick<Deps, 'settings' | 'engine' | 'clock' | 'log' | 'library'>;

export const makeDeps = (base: BaseDeps): Deps => {
  const outbound = createOutbound();
  return {
    ...base,
    outbound,
    passwords: new Passwords(),
    addressKey: readAddressKey(base.settings),
    google: createGoogleSignIn(base.settings, base.clock, outbound),
    payments: openPaymentProvider(base),
  };
};
