import { messages } from '@eszkerek/contract/messages';
import { Button } from '@eszkerek/ui/button.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { logIn } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';
import { whenNotBusy } from '../../lib/when-not-busy.ts';
import styles from './auth.module.css';
import { BusyNote } from './busy-note.tsx';
import { Captcha, type CaptchaHandle } from './captcha.tsx';
import { CodeFields } from './code-fields.tsx';
import { GoogleButton, GooglePlace } from './google-button.tsx';
import { type GoogleUser, IdentityFields } from './identity-fields.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import type { MailedLetter } from './registered.tsx';
import { emptyForm, missingFrom, missingLine, type RegistrationForm, registrationFields, typedInto } from './registration-form.ts';
import { RoleCards } from './role-cards.tsx';
import { TermsField } from './terms-field.tsx';
import { useAuthOptions } from './use-auth-options.ts';
import { useRefusedField } from './use-refused-field.ts';
import { VipCodeField } from './vip-code-field.tsx';

interface Step {
  send: () => Promise<void>;
  fallback: string;
}

interface RegisterFormProps {
  onEntered: () => void;
  /** The side panel speaks to pupils or to teachers. */
  onRole: (role: RegistrationForm['role']) => void;
  /** The letter is on its way: the page shows what comes next in the form's place. */
  onMailed: (letter: MailedLetter, typed: RegistrationForm) => void;
  /** What the fields hold at first: of a form whose letter went to a mistyped address. */
  start?: RegistrationForm | undefined;
}

/** Two modes: normal, and finishing a registration that Google vouched for. */
export function RegisterForm({ onEntered, onRole, onMailed, start = emptyForm }: RegisterFormProps) {
  const options = useAuthOptions();
  const [form, setForm] = useState(start);
  const [google, setGoogle] = useState<GoogleUser | null>(null);
  const [captchaToken, setCaptchaToken] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(false);
  const captcha = useRef<CaptchaHandle>(null);
  const element = useRef<HTMLFormElement>(null);
  const hintId = useId();
  const { refused, isAtField, onFailure, forget } = useRefusedField(element);
  const change = (changes: Partial<RegistrationForm>) => {
    setForm(before => ({ ...before, ...changes }));
    forget(changes);
    if (changes.role) onRole(changes.role);
  };

  // A layout effect: its update is rendered before the next event. As a plain effect it could come after the blur
  // of a field, which then showed a passing error, moved the form and lost the click.
  useLayoutEffect(() => {
    if (!element.current) return;
    const typed = typedInto(new FormData(element.current));
    setForm(before => ({ ...before, ...typed }));
    if (typed.role) onRole(typed.role);
  }, [onRole]);

  // Most often one letter is wrong, near the end.
  useEffect(() => {
    const field = element.current?.elements.namedItem('email');
    if (start === emptyForm || !(field instanceof HTMLInputElement)) return;
    field.focus({ preventScroll: true });
    // A field of an address has no caret to set: writing its text again puts it after the last letter.
    const { value } = field;
    field.value = '';
    field.value = value;
    // Not in jsdom.
    field.scrollIntoView?.({ block: 'center', behavior: 'instant' });
  }, [start]);

  const siteKey = options?.recaptchaSiteKey ?? null;
  const missing = missingFrom(form, { google: google !== null, captcha: siteKey !== null, captchaSolved: captchaToken !== null });
  const ready = options !== null && missing.length === 0;

  const { run, refuse, pending, failure } = useAction(({ send }: Step) => send(), {
    fallback: ({ fallback }) => fallback,
    onFailure,
    onSettled: () => captcha.current?.reset(),
  });

  const verifyGoogle = (token: string) => {
    const send = async () => {
      const { name, email } = await api.auth.googleVerify({ body: { token } });
      setGoogle({ token, name, email });
    };
    void run({ send, fallback: messages.googleVerifyError });
  };

  const registerGoogle = (user: GoogleUser) => {
    const send = async () => {
      const answer = await api.auth.registerGoogle({ body: { ...registrationFields(form), googleToken: user.token } });
      logIn(answer.user, answer.token);
      onEntered();
    };
    void run({ send, fallback: messages.googleRegisterError });
  };

  const register = () => {
    const { username, email, password, passwordConfirm } = form;
    const send = async () => {
      const body = { ...registrationFields(form), username, email, password, passwordConfirm, recaptchaToken: captchaToken };
      const { message } = await whenNotBusy(() => api.auth.register({ body }), setWaiting);
      onMailed({ email: email.trim(), message }, form);
    };
    void run({ send, fallback: messages.unknownError });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    if (google) registerGoogle(google);
    else register();
  };

  return (
    <>
      {options === null && <GooglePlace />}
      {options?.google && !google && (
        <>
          <GoogleButton
            google={options.google}
            label="Regisztráció"
            purpose="signup_with"
            onToken={verifyGoogle}
            onError={() => refuse(messages.googleRegisterError)}
          />
          <p className={formStyles.orLine}>vagy e-mail-címmel</p>
        </>
      )}
      {google && (
        <MessageBar
          kind="ok"
          action={
            <Button variant="secondary" size="sm" onClick={() => setGoogle(null)}>
              Mégis e-maillel
            </Button>
          }
        >
          A Google-fiókod rendben van. Már csak a többi mező van hátra.
        </MessageBar>
      )}
      <form ref={element} className={formStyles.formGrid} method="post" onSubmit={submit} noValidate aria-label="Regisztráció">
        <RoleCards role={form.role} onChange={change} />
        <IdentityFields form={form} onChange={change} google={google} refused={refused} />
        {!google && (
          <NewPasswordFields
            password={form.password}
            confirm={form.passwordConfirm}
            onPassword={password => change({ password })}
            onConfirm={passwordConfirm => change({ passwordConfirm })}
          />
        )}
        {form.role === 'teacher' && (
          <VipCodeField value={form.vipCode} onChange={vipCode => change({ vipCode })} refused={refused.vipCode} />
        )}
        <CodeFields form={form} onChange={change} refused={refused} />
        <TermsField accepted={form.termsAccepted} onChange={termsAccepted => change({ termsAccepted })} />
        {siteKey !== null && !google && <Captcha siteKey={siteKey} onToken={setCaptchaToken} handle={captcha} />}
        <BusyNote waiting={waiting} />
        {failure && !isAtField && <MessageBar kind="bad">{failure}</MessageBar>}
        <Button type="submit" size="lg" block loading={pending} disabled={!ready} aria-describedby={hintId}>
          {google ? messages.finishRegistration : 'Regisztráció'}
        </Button>
        <p className={styles.submitHint} id={hintId}>
          {missingLine(missing)}
        </p>
      </form>
    </>
  );
}
