import { messages } from '@eszkerek/contract/messages';
import { Button } from '@eszkerek/ui/button.tsx';
import { showToast } from '@eszkerek/ui/toast-store.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { failureText } from './failure-text.ts';

/** Asks for a new verification mail. */
export function ResendButton({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    try {
      const { message } = await api.auth.resendVerification({ body: { email } });
      showToast({ text: message });
    } catch (error) {
      showToast({ kind: 'bad', text: failureText(error, messages.somethingFailed) });
    }
    setBusy(false);
  };
  return (
    <Button variant="secondary" size="sm" loading={busy} onClick={resend}>
      Új levelet kérek
    </Button>
  );
}
