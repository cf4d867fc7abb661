import { messages } from '@eszkerek/contract/messages';
import { Button } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import { PasswordInput } from '@eszkerek/ui/input.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api.ts';
import { text } from '../../text/common.ts';
import { failureText } from './failure-text.ts';

/** The password once more, for what needs a sign-in of the last ten minutes. */
export function ConfirmAgain({ onConfirmed }: { onConfirmed: () => void }) {
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      await api.profile.confirm({ body: { password } });
      onConfirmed();
    } catch (error) {
      setFailure(failureText(error, messages.somethingFailed));
      setBusy(false);
    }
  };
  return (
    <form className="form-grid" onSubmit={submit} noValidate>
      <Field label="Add meg újra a jelszavad">
        {control => (
          <PasswordInput
            {...control}
            showLabel={text.showPassword}
            hideLabel={text.hidePassword}
            autoComplete="current-password"
            value={password}
            onChange={event => setPassword(event.target.value)}
          />
        )}
      </Field>
      {failure && <MessageBar kind="bad">{failure}</MessageBar>}
      <Button type="submit" loading={busy} disabled={password === ''}>
        Tovább
      </Button>
    </form>
  );
}
