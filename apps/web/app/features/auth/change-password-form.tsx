import { LOGOUT_AFTER_PASSWORD_CHANGE_MS } from '@eszkerek/contract/constants';
import { messages } from '@eszkerek/contract/messages';
import { passwordProblem } from '@eszkerek/contract/password';
import { Button } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import { PasswordInput } from '@eszkerek/ui/input.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api.ts';
import { leaveAfter } from '../../lib/leave.ts';
import { text } from '../../text/common.ts';
import './auth.css';
import { failureText } from './failure-text.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

/** On the profile. A changed password logs out after three seconds, on every device. */
export function ChangePasswordForm() {
  const [oldPassword, setOldPassword] = useState('');
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (oldPassword === '') return setFailure('Írd be a jelenlegi jelszavad.');
    const problem = passwordProblem(password);
    if (problem) return setFailure(problem === 'weak' ? messages.passwordWeak : messages.passwordCommon);
    if (password !== confirm) return setFailure(messages.newPasswordMismatch);
    setBusy(true);
    setFailure(null);
    try {
      setDone((await api.profile.changePassword({ body: { oldPassword, newPassword: password } })).message);
      leaveAfter(LOGOUT_AFTER_PASSWORD_CHANGE_MS);
    } catch (error) {
      setFailure(failureText(error, messages.somethingFailed));
    }
    setBusy(false);
  };

  if (done !== null) return <MessageBar kind="ok">{done}</MessageBar>;
  return (
    <form className="form-grid" method="post" onSubmit={submit} noValidate aria-label="Jelszó módosítása">
      <Field label="Jelenlegi jelszó">
        {control => (
          <PasswordInput
            {...control}
            showLabel={text.showPassword}
            hideLabel={text.hidePassword}
            name="oldPassword"
            required
            maxLength={200}
            autoComplete="current-password"
            value={oldPassword}
            onChange={event => setOldPassword(event.target.value)}
          />
        )}
      </Field>
      <NewPasswordFields
        password={password}
        confirm={confirm}
        onPassword={setPassword}
        onConfirm={setConfirm}
        labels={{ password: 'Új jelszó', confirm: 'Új jelszó még egyszer' }}
        mismatch={messages.newPasswordMismatch}
      />
      {failure && <MessageBar kind="bad">{failure}</MessageBar>}
      <Button type="submit" loading={busy}>
        Jelszó módosítása
      </Button>
    </form>
  );
}
