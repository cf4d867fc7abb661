import { messages } from '@eszkerek/contract/messages';
import { api } from '../../lib/api.ts';
import { EmailForm } from './email-form.tsx';

/** A new verification mail for whoever's link no longer works. */
export function ResendForm() {
  return (
    <EmailForm
      label="Az e-mail-címed"
      submitLabel="Új megerősítő levelet kérek"
      send={async email => (await api.auth.resendVerification({ body: { email } })).message}
      fallback={messages.somethingFailed}
    />
  );
}
