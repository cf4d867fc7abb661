/** Payment provider: Stripe, or the local sandbox. Amounts are whole RON, times ISO text. */
export type Plan = 'monthly' | 'yearly';
export type CheckoutKind = Plan | 'class';

/** The provider object an event is about. Its copy in the event is never used: the object is read again. */
export interface Target {
  kind: 'checkout' | 'subscription' | 'invoice' | 'payment';
  ref: string;
}

export interface ProviderEvent {
  id: string;
  type: string;
  /** Null for an event we ignore. */
  target: Target | null;
}

export interface CheckoutState {
  ref: string;
  checkoutId: string;
  state: 'open' | 'paid' | 'expired';
  customerRef: string | null;
  subscriptionRef: string | null;
  invoiceRef: string | null;
  paymentRef: string | null;
}

export interface SubscriptionState {
  ref: string;
  subjectId: string;
  customerRef: string;
  plan: Plan;
  status: 'active' | 'trialing' | 'past_due' | 'canceled';
  currentPeriodEnd: string;
  cancelAt: string | null;
  createdAt: string;
  /** The payment of the running period; a refund of it ends the subscription. */
  latestPaymentRef: string | null;
}

export interface InvoiceState {
  ref: string;
  subscriptionRef: string | null;
  plan: Plan | null;
  paymentRef: string | null;
  paid: boolean;
}

export interface PaymentState {
  ref: string;
  amountRon: number;
  /** Null until paid. */
  paidAt: string | null;
  refundedAt: string | null;
  disputedAt: string | null;
  /** Set on payments of a class, which have no invoice. */
  checkoutId: string | null;
}

export interface CheckoutInput {
  checkoutId: string;
  subjectId: string;
  kind: CheckoutKind;
  customerRef: string | null;
  email: string;
  className: string | null;
  /** Places of the class. */
  maxStudents: number | null;
  successUrl: string;
  cancelUrl: string;
}

export interface PaymentProvider {
  readonly name: 'stripe' | 'sandbox';
  createCheckout(input: CheckoutInput): Promise<{ ref: string; url: string }>;
  createPortal(input: { customerRef: string; returnUrl: string }): Promise<{ url: string }>;
  /** Throws badSignature unless the bytes are signed by the provider and fresh. */
  verifyEvent(body: Buffer, signature: string | undefined): ProviderEvent;
  readCheckout(ref: string): Promise<CheckoutState | undefined>;
  readSubscription(ref: string): Promise<SubscriptionState | undefined>;
  readInvoice(ref: string): Promise<InvoiceState | undefined>;
  readPayment(ref: string): Promise<PaymentState | undefined>;
  /** Cancels now; idempotent. */
  cancelSubscription(ref: string): Promise<void>;
  /** Moves the next payment to `until`; idempotent. */
  extendSubscription(ref: string, until: string): Promise<void>;
  /** Refunds in full; idempotent. */
  refund(paymentRef: string): Promise<void>;
  /** The pages of the test checkout; only the sandbox has them. */
  readonly sandbox?: SandboxControls;
}

type SandboxPage =
  | {
      kind: 'checkout';
      item: CheckoutKind;
      className: string | null;
      maxStudents: number | null;
      amountRon: number;
      state: 'open' | 'paid' | 'canceled';
    }
  | { kind: 'portal'; subscriptions: SubscriptionState[]; returnUrl: string };

export type SandboxAction = 'pay' | 'cancel' | 'cancelSubscription' | 'resumeSubscription' | 'leave';

interface SandboxControls {
  page(ref: string): Promise<SandboxPage | undefined>;
  /** Performs the action; returns the redirect and the signed events to deliver. Undefined if no longer open. */
  act(ref: string, action: SandboxAction): Promise<{ url: string; events: SignedEvent[] } | undefined>;
  /** Charges due renewals; a real provider does this by itself. */
  renewDue(): Promise<SignedEvent[]>;
}

export interface SignedEvent {
  body: Buffer;
  signature: string;
}
