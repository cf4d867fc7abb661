import type { ProviderEvent, Target } from './provider.ts';

interface Loose {
  id?: unknown;
  payment_intent?: unknown;
}

const idOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'object' && value !== null ? idOf((value as Loose).id) : undefined;

const target = (kind: Target['kind'], ref: string | undefined): Target | null => (ref ? { kind, ref } : null);

/** Which object an event is about, by the event's type alone. */
const targetOf = (type: string, object: Loose): Target | null => {
  if (type.startsWith('checkout.session.')) return target('checkout', idOf(object.id));
  if (type.startsWith('customer.subscription.')) return target('subscription', idOf(object.id));
  if (type === 'invoice.paid' || type === 'invoice.payment_failed') return target('invoice', idOf(object.id));
  if (type.startsWith('charge.') || type.startsWith('refund.')) return target('payment', idOf(object.payment_intent));
  if (type.startsWith('payment_intent.')) return target('payment', idOf(object.id));
  return null;
};

export const toProviderEvent = (event: { id: string; type: string; data: { object: object } }): ProviderEvent => ({
  id: event.id,
  type: event.type,
  target: targetOf(event.type, event.data.object),
});
