import type { Generated } from 'kysely';

export interface BillingSubjectsTable {
  subject_id: string;
  user_id: string | null;
  provider: string;
  customer_ref: string | null;
  created_at: string;
}

export interface CheckoutsTable {
  id: string;
  subject_id: string;
  kind: 'monthly' | 'yearly' | 'class';
  class_name: string | null;
  max_students: number | null;
  amount_ron: number;
  provider_ref: string | null;
  url: string | null;
  created_at: string;
  completed_at: string | null;
  canceled_at: string | null;
}

export interface SubscriptionsTable {
  id: string;
  subject_id: string;
  provider_ref: string;
  plan_id: string;
  plan_name: string;
  status: 'active' | 'trialing' | 'past_due' | 'canceled';
  current_period_end: string;
  bonus_months: Generated<number>;
  cancel_at_period_end_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface PaymentsTable {
  id: string;
  subject_id: string;
  checkout_id: string | null;
  subscription_ref: string | null;
  kind: string;
  amount_ron: number;
  provider_ref: string;
  paid_at: string;
  refunded_at: string | null;
  disputed_at: string | null;
  withdrawn_at: string | null;
}

export interface PaymentEventsTable {
  event_id: string;
  type: string;
  object_ref: string;
  received_at: string;
  processed_at: string | null;
}

export interface ReferralsTable {
  id: string;
  referrer_id: string | null;
  referred_id: string;
  created_at: string;
  counted_at: string | null;
  outcome: string | null;
  reward_ref: string | null;
  reward_until: string | null;
}

export interface PaymentObjectsTable {
  object_ref: string;
  asked: number;
  applied: number;
}

export interface SandboxObjectsTable {
  ref: string;
  kind: string;
  customer_ref: string | null;
  data: string;
  created_at: string;
}

export interface BillingTables {
  billing_subjects: BillingSubjectsTable;
  checkouts: CheckoutsTable;
  subscriptions: SubscriptionsTable;
  payments: PaymentsTable;
  payment_events: PaymentEventsTable;
  referrals: ReferralsTable;
  payment_objects: PaymentObjectsTable;
  sandbox_objects: SandboxObjectsTable;
}
