import { Button } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { PasswordInput } from '@eszkerek/ui/input.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../lib/use-action.ts';
import { text } from '../../text/common.ts';
import { confirmIdentity } from './confirm-identity.ts';

/** The password once more, for what needs a sign-in of the last ten minutes. */
export function ConfirmAgain({ onConfirmed }: { onConfirmed: () => void }) {
  const [password, setPassword] = useState('');
  const { run, pending, failure } = useAction(confirmIdentity, { leavesPage: true, onSuccess: onConfirmed });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run({ password });
  };
  return (
    <form className={formStyles.formGrid} onSubmit={submit} noValidate>
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
      <Button type="submit" loading={pending} disabled={password === ''}>
        Tovább
      </Button>
    </form>
  );
}
