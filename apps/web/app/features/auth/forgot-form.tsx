import { messages } from '@eszkerek/contract/messages';
import { api } from '../../lib/api.ts';
import { EmailForm } from './email-form.tsx';

export function ForgotForm({ email }: { email?: string | undefined }) {
  return (
    <EmailForm
      label="E-mail-cím"
      known={email}
      submitLabel="Kérem a linket"
      send={async email => (await api.auth.forgotPassword({ body: { email } })).message}
      fallback={messages.somethingFailed}
    />
  );
}
