import { z } from 'zod';
import { call, perHour, perMinute } from './call.ts';
import { CLASS_SIZE } from './constants.ts';
import { done, isoTime, success, uuid } from './fields.ts';

const classSize = 'Az osztály létszáma 5 és 30 között lehet.';
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
    summary: 'Opens the payment page of a monthly or yearly subscription.',
    body: z.strictObject({ interval: plan }),
    response: z.object({ success, url: z.string() }),
  }),
  createBillingPortalSession: call({
    method: 'POST',
    path: '/api/create-billing-portal-session',
    who: 'user',
    limit: perHour(60),
    summary: 'Opens the page on which a subscription is managed; 409 without one.',
    response: z.object({ success, url: z.string() }),
  }),
  createClassCheckoutSession: call({
    method: 'POST',
    path: '/api/teacher/create-class-checkout-session',
    who: 'teacher',
    limit: perHour(60),
    summary: 'Opens the payment page of a class for a year; the class exists once it is paid.',
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
    summary: "The caller's payments, newest first, and until when each can be withdrawn from.",
    response: z.object({ success, payments: z.array(payment) }),
  }),
  withdraw: call({
    method: 'POST',
    path: '/api/profile/payments/:id/withdraw',
    who: 'user',
    limit: perHour(30),
    summary: 'Withdraws from a purchase within 14 days: receipt by mail, refund through the provider, access ends.',
    params: z.object({ id: uuid }),
    body: z.strictObject({ confirmed: z.literal(true, 'Erősítsd meg, hogy elállsz a szerződéstől.') }),
    response: done,
  }),
  stripeWebhook: call({
    method: 'POST',
    path: '/api/stripe/webhook',
    who: 'anyone',
    limit: perMinute(6000, 'address'),
    summary: 'Events of the payment provider; forged or old ones get 400.',
    response: z.object({ success }),
    rawBody: true,
  }),
  sandboxPage: call({
    method: 'GET',
    path: '/api/sandbox-checkout/:id',
    who: 'anyone',
    limit: perMinute(120, 'address'),
    summary: 'What the test checkout or test portal shows; 404 with a real provider and in production.',
    params: sandboxParams,
    response: z.object({ success, page: sandboxPage }),
  }),
  sandboxAct: call({
    method: 'POST',
    path: '/api/sandbox-checkout/:id',
    who: 'anyone',
    limit: perMinute(120, 'address'),
    summary: 'Presses a button of the test checkout or test portal and tells where to go.',
    params: sandboxParams,
    body: z.strictObject({ action: z.enum(['pay', 'cancel', 'cancelSubscription', 'resumeSubscription', 'leave']) }),
    response: z.object({ success, url: z.string() }),
  }),
};
