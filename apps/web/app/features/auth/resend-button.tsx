import { messages } from '@eszkerek/contract/messages';
import { Button } from '@eszkerek/ui/button.tsx';
import { showToast } from '@eszkerek/ui/toast-store.ts';
import { api } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useAction } from '../../lib/use-action.ts';

/** Asks for a new verification mail. */
export function ResendButton({ email, label = 'Új levelet kérek' }: { email: string; label?: string }) {
  const { run, pending } = useAction(() => api.auth.resendVerification({ body: { email } }), {
    onSuccess: ({ message }) => void showToast({ text: message }),
    onFailure: error => void showToast({ kind: 'bad', text: failureText(error, messages.somethingFailed) }),
  });
  return (
    <Button variant="secondary" size="sm" loading={pending} onClick={() => void run()}>
      {label}
    </Button>
  );
}
