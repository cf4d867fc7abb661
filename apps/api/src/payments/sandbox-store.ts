import { z } from 'zod';
import type { Db } from '../db/engine.ts';
import { locked } from '../db/locked.ts';

/** The sandbox's own tables. All other code goes through the provider. */
const plan = z.enum(['monthly', 'yearly']);
const time = z.string();

const sandboxObject = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('checkout'),
    checkoutId: z.string(),
    subjectId: z.string(),
    item: z.enum(['monthly', 'yearly', 'class']),
    className: z.string().nullable(),
    /** Not in checkouts stored by an older version. */
    maxStudents: z.number().nullable().default(null),
    amountRon: z.number(),
    customerRef: z.string(),
    successUrl: z.string(),
    cancelUrl: z.string(),
    state: z.enum(['open', 'paid', 'canceled']),
    subscriptionRef: z.string().nullable(),
    invoiceRef: z.string().nullable(),
    paymentRef: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('subscription'),
    subjectId: z.string(),
    customerRef: z.string(),
    plan,
    status: z.enum(['active', 'trialing', 'past_due', 'canceled']),
    currentPeriodEnd: time,
    cancelAt: time.nullable(),
    createdAt: time,
    latestPaymentRef: z.string().nullable(),
  }),
  z.object({ kind: z.literal('invoice'), subscriptionRef: z.string(), plan, paymentRef: z.string(), paid: z.boolean() }),
  z.object({
    kind: z.literal('payment'),
    amountRon: z.number(),
    paidAt: time.nullable(),
    refundedAt: time.nullable(),
    disputedAt: time.nullable(),
    checkoutId: z.string().nullable(),
  }),
  z.object({ kind: z.literal('portal'), customerRef: z.string(), returnUrl: z.string() }),
]);
export type SandboxObject = z.infer<typeof sandboxObject>;
export type SandboxKind = SandboxObject['kind'];
export type SandboxOf<K extends SandboxKind> = Extract<SandboxObject, { kind: K }>;

const isKind = <K extends SandboxKind>(object: SandboxObject, kind: K): object is SandboxOf<K> => object.kind === kind;

const parseAs = <K extends SandboxKind>(kind: K, data: string): SandboxOf<K> | undefined => {
  const object = sandboxObject.parse(JSON.parse(data));
  return isKind(object, kind) ? object : undefined;
};

export const getObject = async <K extends SandboxKind>(db: Db, kind: K, ref: string): Promise<SandboxOf<K> | undefined> => {
  const row = await db.selectFrom('sandbox_objects').select('data').where('ref', '=', ref).$call(locked(db)).executeTakeFirst();
  return row && parseAs(kind, row.data);
};

export const putObject = async (db: Db, ref: string, object: SandboxObject, now: string): Promise<void> => {
  const data = JSON.stringify(object);
  const customer_ref = 'customerRef' in object ? object.customerRef : null;
  await db
    .insertInto('sandbox_objects')
    .values({ ref, kind: object.kind, customer_ref, data, created_at: now })
    .onConflict(conflict => conflict.column('ref').doUpdateSet({ data }))
    .execute();
};

export const subscriptionsOfCustomer = async (db: Db, customerRef: string) => {
  const rows = await db
    .selectFrom('sandbox_objects')
    .select(['ref', 'data'])
    .where('customer_ref', '=', customerRef)
    .where('kind', '=', 'subscription')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.flatMap(({ ref, data }) => {
    const object = parseAs('subscription', data);
    return object ? [{ ref, ...object }] : [];
  });
};

export const allSubscriptions = async (db: Db) => {
  const rows = await db.selectFrom('sandbox_objects').select(['ref', 'data']).where('kind', '=', 'subscription').execute();
  return rows.flatMap(({ ref, data }) => {
    const object = parseAs('subscription', data);
    return object ? [{ ref, ...object }] : [];
  });
};
