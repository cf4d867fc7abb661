import { AppError } from '@eszkerek/contract';
import type { BillingDeps } from './read-and-apply.ts';
import { subjectOfUser } from './subject-store.ts';
import { hasSubscription } from './subscription-store.ts';

export const openPortal = async (deps: BillingDeps, userId: string): Promise<string> => {
  const subject = await subjectOfUser(deps.engine.db, userId);
  if (!subject?.customer_ref || subject.provider !== deps.payments.name) throw new AppError('noSubscription');
  // A teacher who bought a class is a customer of the provider too, but has no subscription to manage.
  if (!(await hasSubscription(deps.engine.db, subject.subject_id))) throw new AppError('noSubscription');
  try {
    const returnUrl = `${deps.settings.publicUrl}/profil#elofizetes`;
    return (await deps.payments.createPortal({ customerRef: subject.customer_ref, returnUrl })).url;
  } catch (cause) {
    throw new AppError('portalFailed', { cause });
  }
};
