import { messages } from '@eszkerek/contract/messages';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';

/** Opens the checkout of a plan; the page is left for the payment provider. */
export function useCheckout() {
  const { run, pendingInput, failure } = useAction(
    (interval: 'monthly' | 'yearly') => api.billing.createCheckoutSession({ body: { interval } }),
    {
      fallback: messages.checkoutFailed,
      leavesPage: true,
      onSuccess: ({ url }) => location.assign(url),
    },
  );
  return { subscribe: run, busy: pendingInput, failure };
}
