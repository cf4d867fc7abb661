import { LOGOUT_AFTER_PASSWORD_CHANGE_MS } from '@eszkerek/contract/constants';
import { messages } from '@eszkerek/contract/messages';
import { passwordProblem } from '@eszkerek/contract/password';
import { Button } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { PasswordInput } from '@eszkerek/ui/input.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api.ts';
import { leaveAfter } from '../../lib/leave.ts';
import { useAction } from '../../lib/use-action.ts';
import { text } from '../../text/common.ts';
import { IntoView } from './into-view.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

/** On the profile. A changed password logs out after three seconds, on every device. */
export function ChangePasswordForm() {
  const [oldPassword, setOldPassword] = useState('');
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const { run, refuse, pending, success, failure } = useAction(api.profile.changePassword, {
    success: ({ message }) => message,
    successStays: true,
    onSuccess: () => leaveAfter(LOGOUT_AFTER_PASSWORD_CHANGE_MS),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    if (oldPassword === '') return refuse('Írd be a jelenlegi jelszavad.');
    const problem = passwordProblem(password);
    if (problem) return refuse(problem === 'weak' ? messages.passwordWeak : messages.passwordCommon);
    if (password !== confirm) return refuse(messages.newPasswordMismatch);
    void run({ body: { oldPassword, newPassword: password } });
  };

  if (success !== null)
    return (
      <IntoView>
        <MessageBar kind="ok">{success}</MessageBar>
      </IntoView>
    );
  return (
    <form className={formStyles.formGrid} method="post" onSubmit={submit} noValidate aria-label="Jelszó módosítása">
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
      <Button type="submit" loading={pending}>
        Jelszó módosítása
      </Button>
    </form>
  );
}
