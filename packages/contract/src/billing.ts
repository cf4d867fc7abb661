import { z } from 'zod';
import { call, perHour, perMinute } from './call.ts';
import { CLASS_SIZE } from './constants.ts';
import { done, isoTime, success, uuid } from './fields.ts';

const classSize = 'Az osztály létszáma 5 és 30 közötti egész szám lehet.';
const sandboxParams = z.object({ id: z.string().regex(/^sbx_(co|portal)_[\w-]{20,80}$/) });
const plan = z.enum(['monthly', 'yearly'], 'Válassz havi vagy éves előfizetést.');

export const payment = z.object({
  id: z.string(),
  name: z.string(),
  amount_ron: z.number().int(),
  paid_at: isoTime,
  refunded_at: isoTime.nullable(),
  withdrawn_at: isoTime.nullable(),
  /** While the 14 days run; null when there is nothing to withdraw from. */
  withdrawable_until: isoTime.nullable(),
});
export type Payment = z.infer<typeof payment>;

export const sandboxPage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('checkout'),
    item: z.enum(['monthly', 'yearly', 'class']),
    className: z.string().nullable(),
    /** Places of the class that is bought. */
    maxStudents: z.number().int().nullable(),
    amountRon: z.number().int(),
    state: z.enum(['open', 'paid', 'canceled']),
  }),
  z.object({
    kind: z.literal('portal'),
    subscriptions: z.array(
      z.object({ ref: z.string(), plan, status: z.string(), currentPeriodEnd: isoTime, cancelAt: isoTime.nullable() }),
    ),
    returnUrl: z.string(),
  }),
]);
export type SandboxPage = z.infer<typeof sandboxPage>;

/** Paying. No call grants access: only a verified event of the payment provider does. */
export const billing = {
  createCheckoutSession: call({
    method: 'POST',
    path: '/api/create-checkout-session',
    who: 'user',
    limit: perHour(60),
    summary: 'Creates a checkout session for a monthly or yearly subscription.',
    body: z.strictObject({ interval: plan }),
    response: z.object({ success, url: z.string() }),
  }),
  createBillingPortalSession: call({
    method: 'POST',
    path: '/api/create-billing-portal-session',
    who: 'user',
    limit: perHour(60),
    summary: 'Creates a billing portal session. Returns 409 without a subscription.',
    response: z.object({ success, url: z.string() }),
  }),
  createClassCheckoutSession: call({
    method: 'POST',
    path: '/api/teacher/create-class-checkout-session',
    who: 'teacher',
    limit: perHour(60),
    summary: 'Creates a checkout session for a class, valid for one year. The class is created when payment succeeds.',
    body: z.strictObject({
      className: z.string().trim().min(1, 'Adj nevet az osztálynak.').max(80, 'Az osztály neve legfeljebb 80 karakter lehet.'),
      maxStudents: z
        .number(classSize)
        .int(classSize)
        .min(CLASS_SIZE.min, classSize)
        .max(CLASS_SIZE.max, classSize)
        .default(CLASS_SIZE.initial),
    }),
    response: z.object({ success, url: z.string() }),
  }),
  payments: call({
    method: 'GET',
    path: '/api/profile/payments',
    who: 'user',
    limit: perMinute(60),
    summary: "Lists the caller's payments, newest first, with the withdrawal deadline of each.",
    response: z.object({ success, payments: z.array(payment) }),
  }),
  withdraw: call({
    method: 'POST',
    path: '/api/profile/payments/:id/withdraw',
    who: 'user',
    limit: perHour(30),
    summary: 'Withdraws from a purchase within 14 days: emails a receipt, refunds the payment and ends access.',
    params: z.object({ id: uuid }),
    body: z.strictObject({ confirmed: z.literal(true, 'Erősítsd meg, hogy elállsz a szerződéstől.') }),
    response: done,
  }),
  stripeWebhook: call({
    method: 'POST',
    path: '/api/stripe/webhook',
    who: 'anyone',
    limit: perMinute(6000, 'address'),
    summary: 'Receives payment provider events. Returns 400 for invalid or expired signatures.',
    response: z.object({ success }),
    rawBody: true,
  }),
  sandboxPage: call({
    method: 'GET',
    path: '/api/sandbox-checkout/:id',
    who: 'anyone',
    limit: perMinute(120, 'address'),
    summary: 'Returns the test checkout or portal page. Returns 404 with a real provider and in production.',
    params: sandboxParams,
    response: z.object({ success, page: sandboxPage }),
  }),
  sandboxAct: call({
    method: 'POST',
    path: '/api/sandbox-checkout/:id',
    who: 'anyone',
    limit: perMinute(120, 'address'),
    summary: 'Performs an action on the test checkout or portal and returns the redirect URL.',
    params: sandboxParams,
    body: z.strictObject({ action: z.enum(['pay', 'cancel', 'cancelSubscription', 'resumeSubscription', 'leave']) }),
    response: z.object({ success, url: z.string() }),
  }),
};
