import type { Logger } from 'pino';
import { readAddressKey } from './address-key.ts';
import { createGoogleSignIn, type GoogleSignIn } from './areas/auth/google-sign-in.ts';
import { LoginTurns } from './areas/auth/login-turns.ts';
import { Passwords } from './areas/auth/passwords.ts';
import type { Clock } from './clock.ts';
import type { Engine } from './db/engine.ts';
import type { Library } from './library/library.ts';
import { createOutbound, type Outbound } from './outbound.ts';
import { openPaymentProvider } from './payments/open-provider.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { Settings } from './settings.ts';

/** Dependencies of the areas; built by `main.ts`, and the same way by tests. */
export interface Deps {
  settings: Settings;
  engine: Engine;
  clock: Clock;
  log: Logger;
  /** The compiled content. */
  library: Library;
  /** The only HTTP client for other hosts. */
  outbound: Outbound;
  passwords: Passwords;
  loginTurns: LoginTurns;
  /** Keys the hashes of addresses of deleted accounts. */
  addressKey: string;
  /** Null if Google sign-in is not offered. */
  google: GoogleSignIn | null;
  /** Stripe, or the local sandbox. */
  payments: PaymentProvider;
}

/** The inputs; the rest is derived. */
export type BaseDeps = Pick<Deps, 'settings' | 'engine' | 'clock' | 'log' | 'library'>;

export const makeDeps = (base: BaseDeps): Deps => {
  const outbound = createOutbound();
  return {
    ...base,
    outbound,
    passwords: new Passwords(),
    loginTurns: new LoginTurns(),
    addressKey: readAddressKey(base.settings),
    google: createGoogleSignIn(base.settings, base.clock, outbound),
    payments: openPaymentProvider(base),
  };
};
