import type { Clock } from '../clock.ts';
import type { Engine } from '../db/engine.ts';
import type { Settings } from '../settings.ts';
import type { PaymentProvider } from './provider.ts';
import { sandboxProvider } from './sandbox-provider.ts';
import { stripeProvider } from './stripe-provider.ts';

/** Stripe with keys, the sandbox without. Production without keys does not start (`settings.ts`); checked here again. */
export const openPaymentProvider = (deps: { settings: Settings; engine: Engine; clock: Clock }): PaymentProvider => {
  const { settings, engine, clock } = deps;
  if (settings.stripe) return stripeProvider(settings.stripe, clock);
  if (settings.production) throw new Error('The test checkout never runs in production.');
  return sandboxProvider({ db: engine.db, clock, publicUrl: settings.publicUrl });
};
