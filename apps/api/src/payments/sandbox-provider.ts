import { randomBytes } from 'node:crypto';
import { AppError, PRICE_RON } from '@eszkerek/contract';
import Stripe from 'stripe';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/engine.ts';
import { newId, newSecret } from '../db/id.ts';
import type { PaymentProvider, SandboxAction, SignedEvent } from './provider.ts';
import { changeSubscription, type Happened, payCheckout, refundPayment, rollSubscription } from './sandbox-ledger.ts';
import { allSubscriptions, getObject, putObject, subscriptionsOfCustomer } from './sandbox-store.ts';

const EVENT_MAX_AGE_S = 300;
const eventTarget = z.object({ kind: z.enum(['checkout', 'subscription', 'invoice', 'payment']), ref: z.string() });

/** Signs and checks events exactly as Stripe does, with a secret that never leaves this process. */
const signer = (clock: Clock) => {
  const { webhooks } = new Stripe('sk_test_sandbox');
  const secret = `whsec_${randomBytes(32).toString('hex')}`;
  return {
    sign: ({ type, target }: Happened): SignedEvent => {
      const payload = JSON.stringify({ id: `sbx_evt_${newId()}`, object: 'event', type, data: { object: target } });
      const timestamp = Math.floor(clock.now().getTime() / 1000);
      return { body: Buffer.from(payload), signature: webhooks.generateTestHeaderString({ payload, secret, timestamp }) };
    },
    verify: (body: Buffer, signature: string | undefined) => {
      try {
        return webhooks.constructEvent(body, signature ?? '', secret, EVENT_MAX_AGE_S, undefined, clock.now().getTime());
      } catch (cause) {
        throw new AppError('badSignature', { cause });
      }
    },
  };
};

/** The default without Stripe keys, never in production: a local checkout that moves no money but sends the same events. */
export const sandboxProvider = (input: { db: Db; clock: Clock; publicUrl: string }): PaymentProvider => {
  const { db, clock } = input;
  const events = signer(clock);
  const now = (): string => clock.now().toISOString();
  const pageUrl = (ref: string): string => `${input.publicUrl}/fizetes-proba/${ref}`;
  const inTransaction = <T>(work: (trx: Db) => Promise<T>): Promise<T> => db.transaction().execute(work);

  const actOnCheckout = async (ref: string, action: SandboxAction) =>
    inTransaction(async trx => {
      const checkout = await getObject(trx, 'checkout', ref);
      if (checkout?.state !== 'open') return undefined;
      if (action === 'pay') {
        const happened = (await payCheckout(trx, ref, now())) ?? [];
        return { url: checkout.successUrl, events: happened.map(events.sign) };
      }
      if (action !== 'cancel') return undefined;
      await putObject(trx, ref, { ...checkout, state: 'canceled' }, now());
      return { url: checkout.cancelUrl, events: [events.sign({ type: 'checkout.session.expired', target: { kind: 'checkout', ref } })] };
    });

  const actOnPortal = async (portal: { customerRef: string; returnUrl: string }, action: SandboxAction) => {
    if (action === 'leave') return { url: portal.returnUrl, events: [] };
    if (action !== 'cancelSubscription' && action !== 'resumeSubscription') return undefined;
    return inTransaction(async trx => {
      const happened: Happened[] = [];
      for (const { ref } of await subscriptionsOfCustomer(trx, portal.customerRef))
        happened.push(...(await changeSubscription(trx, ref, now(), action === 'cancelSubscription' ? 'cancelAtEnd' : 'resume')));
      return { url: portal.returnUrl, events: happened.map(events.sign) };
    });
  };

  return {
    name: 'sandbox',
    createCheckout: async ({ checkoutId, subjectId, kind, customerRef, className, maxStudents, successUrl, cancelUrl }) => {
      const ref = `sbx_co_${newSecret()}`;
      const checkout = {
        kind: 'checkout',
        checkoutId,
        subjectId,
        item: kind,
        className,
        maxStudents,
        amountRon: PRICE_RON[kind],
        successUrl,
        cancelUrl,
      } as const;
      await putObject(
        db,
        ref,
        {
          ...checkout,
          customerRef: customerRef ?? `sbx_cus_${newId()}`,
          state: 'open',
          subscriptionRef: null,
          invoiceRef: null,
          paymentRef: null,
        },
        now(),
      );
      return { ref, url: pageUrl(ref) };
    },
    createPortal: async ({ customerRef, returnUrl }) => {
      const ref = `sbx_portal_${newSecret()}`;
      await putObject(db, ref, { kind: 'portal', customerRef, returnUrl }, now());
      return { url: pageUrl(ref) };
    },
    verifyEvent: (body, signature) => {
      const { id, type, data } = events.verify(body, signature);
      return { id, type, target: eventTarget.parse(data.object) };
    },
    readCheckout: async ref => {
      const object = await getObject(db, 'checkout', ref);
      return object && { ...object, ref, state: object.state === 'canceled' ? 'expired' : object.state };
    },
    readSubscription: async ref => {
      const object = await getObject(db, 'subscription', ref);
      return object && { ...object, ref };
    },
    readInvoice: async ref => {
      const object = await getObject(db, 'invoice', ref);
      return object && { ...object, ref };
    },
    readPayment: async ref => {
      const object = await getObject(db, 'payment', ref);
      return object && { ...object, ref };
    },
    cancelSubscription: async ref => void (await inTransaction(trx => changeSubscription(trx, ref, now(), 'cancelNow'))),
    extendSubscription: async (ref, until) => void (await inTransaction(trx => changeSubscription(trx, ref, now(), { until }))),
    refund: async ref => void (await inTransaction(trx => refundPayment(trx, ref, now()))),
    sandbox: {
      page: async ref => {
        const checkout = await getObject(db, 'checkout', ref);
        if (checkout) {
          const { item, className, maxStudents, amountRon, state } = checkout;
          return { kind: 'checkout', item, className, maxStudents, amountRon, state };
        }
        const portal = await getObject(db, 'portal', ref);
        return (
          portal && { kind: 'portal', subscriptions: await subscriptionsOfCustomer(db, portal.customerRef), returnUrl: portal.returnUrl }
        );
      },
      act: async (ref, action) => {
        const portal = await getObject(db, 'portal', ref);
        return portal ? actOnPortal(portal, action) : actOnCheckout(ref, action);
      },
      renewDue: async () => {
        const due = (await allSubscriptions(db)).filter(s => s.status !== 'canceled' && s.currentPeriodEnd <= now());
        const happened: Happened[] = [];
        for (const { ref } of due) happened.push(...(await inTransaction(trx => rollSubscription(trx, ref, now()))));
        return happened.map(events.sign);
      },
    },
  };
};
