import { SUCCESS_MESSAGE_MS } from '@eszkerek/contract/constants';
import { messages } from '@eszkerek/contract/messages';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Spinner } from '@eszkerek/ui/spinner.tsx';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { updateUser } from '../../lib/session.ts';
import { awaitPayment } from './await-payment.ts';

type State = 'none' | 'waiting' | 'active' | 'pending' | 'canceled';

/** After the payment page: waits for the server to say that the payment counts. The address alone grants nothing. */
export function PaymentReturn({ onActive }: { onActive: () => void }) {
  const [params, setParams] = useSearchParams();
  const [state, setState] = useState<State>('none');

  // Read once, then the parameter leaves the address bar, so that a reload does not repeat the message.
  useEffect(() => {
    const paid = params.get('payment_success') === 'true';
    const canceled = params.get('payment_canceled') === 'true';
    if (!paid && !canceled) return;
    setState(paid ? 'waiting' : 'canceled');
    const rest = new URLSearchParams(params);
    rest.delete('payment_success');
    rest.delete('payment_canceled');
    setParams(rest, { replace: true, preventScrollReset: true });
  }, [params, setParams]);

  useEffect(() => {
    if (state !== 'waiting') return;
    return awaitPayment({
      ask: async () => {
        const profile = await api.profile.get();
        if (profile.is_subscribed) updateUser(profile);
        return profile.is_subscribed;
      },
      isSeen: () => document.visibilityState === 'visible',
      onEnd: outcome => {
        if (outcome === 'active') onActive();
        setState(outcome);
      },
    });
  }, [state, onActive]);

  useEffect(() => {
    if (state !== 'active' && state !== 'canceled') return;
    const timer = setTimeout(() => setState('none'), SUCCESS_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  if (state === 'waiting')
    return (
      <MessageBar kind="info">
        <Spinner size={20} /> A fizetésedet ellenőrizzük…
      </MessageBar>
    );
  if (state === 'active') return <MessageBar kind="ok">{messages.paymentActivated}</MessageBar>;
  if (state === 'pending') return <MessageBar kind="info">{messages.paymentPending}</MessageBar>;
  if (state === 'canceled') return <MessageBar kind="info">{messages.paymentCanceled}</MessageBar>;
  return null;
}
