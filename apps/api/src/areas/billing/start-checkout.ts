import { AppError, PRICE_RON } from '@eszkerek/contract';
import { addSeconds } from '../../clock.ts';
import { newId } from '../../db/id.ts';
import { addressOf } from '../../db/no-address.ts';
import type { CheckoutKind } from '../../payments/provider.ts';
import { insertCheckout, openedAt, recentOpenCheckout } from './checkout-store.ts';
import type { BillingDeps } from './read-and-apply.ts';
import { changeProvider, emailOf, insertSubject, subjectOfUser } from './subject-store.ts';

/** Shorter than the provider's page lives; a later click gets a new page. */
const SAME_PAGE_SECONDS = 600;

const RETURNS: Record<'plan' | 'class', { success: string; cancel: string }> = {
  plan: { success: '/profil?payment_success=true', cancel: '/profil?payment_canceled=true' },
  class: {
    success: '/dashboard/teacher?class_creation_success=true',
    cancel: '/dashboard/teacher?class_creation_canceled=true',
  },
};

export interface CheckoutRequest {
  userId: string;
  kind: CheckoutKind;
  className?: string;
  maxStudents?: number;
}

/** The billing subject of the account at this provider. */
const requireSubject = async (deps: BillingDeps, userId: string) => {
  const { db } = deps.engine;
  await insertSubject(db, { subjectId: newId(), userId, provider: deps.payments.name, now: deps.clock.now().toISOString() });
  const subject = await subjectOfUser(db, userId);
  if (!subject) throw new AppError('tokenInvalid');
  if (subject.provider === deps.payments.name) return subject;
  await changeProvider(db, subject.subject_id, deps.payments.name);
  return { ...subject, customer_ref: null };
};

/** Creates a checkout page and returns its URL. Grants nothing: only a verified event does. */
export const startCheckout = async (deps: BillingDeps, request: CheckoutRequest): Promise<string> => {
  const { db } = deps.engine;
  const now = deps.clock.now();
  const account = await emailOf(db, request.userId);
  const email = account && addressOf(account.email);
  if (!email) throw new AppError('addressMissing');
  const subject = await requireSubject(deps, request.userId);
  const item = { kind: request.kind, class_name: request.className ?? null, max_students: request.maxStudents ?? null };
  const recent = await recentOpenCheckout(db, {
    subjectId: subject.subject_id,
    kind: item.kind,
    className: item.class_name,
    maxStudents: item.max_students,
    since: addSeconds(now, -SAME_PAGE_SECONDS).toISOString(),
  });
  if (recent?.url) return recent.url;
  const id = newId();
  await insertCheckout(db, {
    id,
    subject_id: subject.subject_id,
    ...item,
    amount_ron: PRICE_RON[request.kind],
    provider_ref: null,
    url: null,
    created_at: now.toISOString(),
    completed_at: null,
    canceled_at: null,
  });
  const back = RETURNS[request.kind === 'class' ? 'class' : 'plan'];
  try {
    const opened = await deps.payments.createCheckout({
      checkoutId: id,
      subjectId: subject.subject_id,
      kind: request.kind,
      customerRef: subject.customer_ref,
      email,
      className: item.class_name,
      maxStudents: item.max_students,
      successUrl: deps.settings.publicUrl + back.success,
      cancelUrl: deps.settings.publicUrl + back.cancel,
    });
    await openedAt(db, id, opened);
    return opened.url;
  } catch (cause) {
    throw new AppError('checkoutFailed', { cause });
  }
};
