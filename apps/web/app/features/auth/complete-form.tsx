import { messages } from '@eszkerek/contract/messages';
import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { type FormEvent, useId, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import styles from './auth.module.css';
import { CodeFields } from './code-fields.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { IntoView } from './into-view.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { emptyForm, missingFrom, missingLine, type RegistrationForm, registrationFields } from './registration-form.ts';
import { RoleCards } from './role-cards.tsx';
import { TermsField } from './terms-field.tsx';
import { useRefusedField } from './use-refused-field.ts';
import { VipCodeField } from './vip-code-field.tsx';

interface CompleteFormProps {
  token: string;
  /** Why the form is asked for again. */
  reason: string;
}

/** The address was registered more than once: its owner, who came by the mailed link, fills in everything but the address. */
export function CompleteForm({ token, reason }: CompleteFormProps) {
  const [form, setForm] = useState(emptyForm);
  const element = useRef<HTMLFormElement>(null);
  const { refused, isAtField, onFailure, forget } = useRefusedField(element);
  const { run, pending, success, failure } = useAction(api.auth.completeRegistration, {
    success: ({ message }) => message,
    successStays: true,
    onFailure,
  });
  const hintId = useId();
  const change = (changes: Partial<RegistrationForm>) => {
    setForm(before => ({ ...before, ...changes }));
    forget(changes);
  };
  const missing = missingFrom(form, { google: false, emailKnown: true, captcha: false, captchaSolved: false });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing.length > 0) return;
    const { username, password, passwordConfirm } = form;
    void run({ params: { token }, body: { ...registrationFields(form), username, password, passwordConfirm } });
  };

  if (success !== null)
    return (
      <IntoView>
        <MessageBar kind="ok">{success}</MessageBar>
        <ButtonLink to="/bejelentkezes" icon="login">
          Bejelentkezés
        </ButtonLink>
      </IntoView>
    );
  return (
    <form ref={element} className={formStyles.formGrid} method="post" onSubmit={submit} noValidate aria-label="Regisztráció befejezése">
      <MessageBar kind="info">{reason}</MessageBar>
      <RoleCards role={form.role} onChange={change} />
      <IdentityFields form={form} onChange={change} google={null} emailKnown refused={refused} />
      <NewPasswordFields
        password={form.password}
        confirm={form.passwordConfirm}
        onPassword={password => change({ password })}
        onConfirm={passwordConfirm => change({ passwordConfirm })}
      />
      {form.role === 'teacher' && <VipCodeField value={form.vipCode} onChange={vipCode => change({ vipCode })} refused={refused.vipCode} />}
      <CodeFields form={form} onChange={change} refused={refused} />
      <TermsField accepted={form.termsAccepted} onChange={termsAccepted => change({ termsAccepted })} />
      {failure && !isAtField && <MessageBar kind="bad">{failure}</MessageBar>}
      <Button type="submit" size="lg" block loading={pending} disabled={missing.length > 0} aria-describedby={hintId}>
        {messages.finishRegistration}
      </Button>
      <p className={styles.submitHint} id={hintId}>
        {missingLine(missing)}
      </p>
    </form>
  );
}
