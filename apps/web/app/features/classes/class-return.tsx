import { SUCCESS_MESSAGE_MS } from '@eszkerek/contract/constants';
import { messages } from '@eszkerek/contract/messages';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** What the payment page sent back; the parameter leaves the address bar after reading. */
export function ClassReturn({ onCreated }: { onCreated: () => void }) {
  const [params, setParams] = useSearchParams();
  const [state, setState] = useState<'none' | 'created' | 'canceled'>('none');
  useEffect(() => {
    const created = params.get('class_creation_success') === 'true';
    const canceled = params.get('class_creation_canceled') === 'true';
    if (!created && !canceled) return;
    setState(created ? 'created' : 'canceled');
    if (created) onCreated();
    const rest = new URLSearchParams(params);
    rest.delete('class_creation_success');
    rest.delete('class_creation_canceled');
    setParams(rest, { replace: true, preventScrollReset: true });
  }, [params, setParams, onCreated]);
  useEffect(() => {
    if (state === 'none') return;
    const timer = setTimeout(() => setState('none'), SUCCESS_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === 'created') return <MessageBar kind="ok">{messages.classCreated}</MessageBar>;
  if (state === 'canceled') return <MessageBar kind="info">{messages.classCanceled}</MessageBar>;
  return null;
}
