import type { SubscriptionEntry, User } from '@eszkerek/contract/entities';

/** The six ways the profile shows a subscription, in the specification's order of priority; an admin without any of them needs none. */
export type DisplayCase =
  | { kind: 'vip-teacher' }
  | { kind: 'permanent-free' }
  | { kind: 'class' }
  | { kind: 'plan'; entry: SubscriptionEntry }
  | { kind: 'trial'; endsAt: string }
  | { kind: 'admin' }
  | { kind: 'none' };

type Shown = Pick<User, 'role' | 'subscription_status' | 'is_permanent_free' | 'is_member_of_approved_class'> & {
  readonly subscriptions: readonly SubscriptionEntry[];
};

export function displayCase(user: Shown, now: Date): DisplayCase {
  const at = now.toISOString();
  const own = user.subscriptions.find(
    entry => entry.plan_id !== null && (entry.status === 'active' || (entry.status === 'trialing' && entry.current_period_end > at)),
  );
  if (user.subscription_status === 'vip_teacher') return { kind: 'vip-teacher' };
  if (user.is_permanent_free) return { kind: 'permanent-free' };
  if (user.is_member_of_approved_class && !own) return { kind: 'class' };
  if (own) return { kind: 'plan', entry: own };
  if (user.role === 'admin') return { kind: 'admin' };
  const trial = user.subscriptions.find(entry => entry.plan_id === null && entry.status === 'trialing' && entry.current_period_end > at);
  return trial ? { kind: 'trial', endsAt: trial.current_period_end } : { kind: 'none' };
}

/** The state in a few words: heading of the panel, line of the profile. */
export function titleOf(shown: DisplayCase): string {
  switch (shown.kind) {
    case 'vip-teacher':
    case 'admin':
      return 'Korlátlan hozzáférés';
    case 'permanent-free':
      return 'Örökös ingyenes hozzáférés';
    case 'class':
      return 'Hozzáférés az osztályodon keresztül';
    case 'plan':
      return shown.entry.plan_name ?? 'Aktív előfizetés';
    case 'trial':
      return 'A próbaidőszak aktív';
    case 'none':
      return 'Nincs aktív előfizetésed';
  }
}
