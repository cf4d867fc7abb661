import { AppError, type contract } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { openPortal } from './open-portal.ts';
import { receiveEvent } from './receive-event.ts';
import { startCheckout } from './start-checkout.ts';
import { subscribe } from './subscribe.ts';
import { listPayments, withdraw } from './withdrawal.ts';

export const billingHandlers = (deps: Deps): Handlers<typeof contract.billing> => {
  const { sandbox } = deps.payments;
  return {
    createCheckoutSession: async ({ body, caller }) => ({ success: true, url: await subscribe(deps, caller.userId, body.interval) }),
    createClassCheckoutSession: async ({ body, caller }) => ({
      success: true,
      url: await startCheckout(deps, { userId: caller.userId, kind: 'class', className: body.className, maxStudents: body.maxStudents }),
    }),
    createBillingPortalSession: async ({ caller }) => ({ success: true, url: await openPortal(deps, caller.userId) }),
    payments: async ({ caller }) => ({ success: true, payments: await listPayments(deps, caller.userId) }),
    withdraw: async ({ params, caller }) => {
      await withdraw(deps, caller.userId, params.id);
      return { success: true, message: 'Rögzítettük az elállásodat. A visszaigazolást levélben elküldtük, az összeget visszautaljuk.' };
    },
    stripeWebhook: async ({ raw }) => {
      await receiveEvent(deps, raw.body, raw.header('stripe-signature'));
      return { success: true };
    },
    sandboxPage: async ({ params }) => {
      const page = await sandbox?.page(params.id);
      if (!page) throw new AppError('notFound');
      return { success: true, page };
    },
    sandboxAct: async ({ params, body }) => {
      if (!(await sandbox?.page(params.id))) throw new AppError('notFound');
      const done = await sandbox?.act(params.id, body.action);
      if (!done) throw new AppError('checkoutClosed');
      for (const { body: event, signature } of done.events) await receiveEvent(deps, event, signature);
      return { success: true, url: done.url };
    },
  };
};
