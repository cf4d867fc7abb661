import { SUCCESS_MESSAGE_MS } from '@eszkerek/contract/constants';
import { messages } from '@eszkerek/contract/messages';
import { Button } from '@eszkerek/ui/button.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { showToast } from '@eszkerek/ui/toast-store.ts';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useAction } from '../../lib/use-action.ts';

interface ResendButtonProps {
  email: string;
  label?: string;
  /** Replaces the button for a few seconds after success. Without it the server's message is shown as a toast; it is the same for unknown addresses. */
  done?: string;
}

/** Asks for a new verification mail. */
export function ResendButton({ email, label = 'Új levelet kérek', done }: ResendButtonProps) {
  const [sent, setSent] = useState(false);
  const { run, pending } = useAction(() => api.auth.resendVerification({ body: { email } }), {
    onSuccess: ({ message }) => (done ? setSent(true) : void showToast({ text: message })),
    onFailure: error => void showToast({ kind: 'bad', text: failureText(error, messages.somethingFailed) }),
  });
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => setSent(false), SUCCESS_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [sent]);
  if (sent) return <MessageBar kind="ok">{done}</MessageBar>;
  return (
    <Button variant="secondary" size="sm" loading={pending} onClick={() => void run()}>
      {label}
    </Button>
  );
}
