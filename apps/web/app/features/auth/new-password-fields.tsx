import { messages } from '@eszkerek/contract/messages';
import { passwordProblem } from '@eszkerek/contract/password';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { PasswordInput } from '@eszkerek/ui/input.tsx';
import { useId, useState } from 'react';
import { text } from '../../text/common.ts';
import { PasswordChecklist } from './password-checklist.tsx';

interface NewPasswordFieldsProps {
  password: string;
  confirm: string;
  onPassword: (password: string) => void;
  onConfirm: (confirm: string) => void;
  labels?: { password: string; confirm: string };
  mismatch?: string;
}

/** A new password, twice, with its checklist under the first: the same on every screen. */
export function NewPasswordFields({
  password,
  confirm,
  onPassword,
  onConfirm,
  labels = { password: 'Jelszó', confirm: 'Jelszó még egyszer' },
  mismatch = messages.passwordMismatch,
}: NewPasswordFieldsProps) {
  const [left, setLeft] = useState({ password: false, confirm: false });
  const rulesId = useId();
  const faulty = left.password && password !== '' && passwordProblem(password) !== null;
  const eye = { showLabel: text.showPassword, hideLabel: text.hidePassword };
  return (
    <div className={formStyles.formCols}>
      <Field label={labels.password}>
        {control => (
          <PasswordInput
            {...control}
            {...eye}
            name="password"
            required
            maxLength={200}
            autoComplete="new-password"
            aria-describedby={rulesId}
            aria-invalid={faulty || undefined}
            value={password}
            onChange={event => onPassword(event.target.value)}
            onBlur={() => setLeft(before => ({ ...before, password: true }))}
          />
        )}
      </Field>
      <PasswordChecklist id={rulesId} password={password} faulty={faulty} />
      <Field label={labels.confirm} errorTakesPlaceOfHelp error={left.confirm && confirm !== '' && confirm !== password ? mismatch : null}>
        {control => (
          <PasswordInput
            {...control}
            {...eye}
            name="passwordConfirm"
            required
            maxLength={200}
            autoComplete="new-password"
            value={confirm}
            onChange={event => onConfirm(event.target.value)}
            onBlur={() => setLeft(before => ({ ...before, confirm: true }))}
          />
        )}
      </Field>
    </div>
  );
}
