import { messages } from '@eszkerek/contract/messages';
import { Button } from '@eszkerek/ui/button.tsx';
import { Checkbox } from '@eszkerek/ui/choice.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { EmailInput, Input, PasswordInput } from '@eszkerek/ui/input.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { failureBody } from '../../lib/failure-text.ts';
import { logIn } from '../../lib/session.ts';
import { useSessionEnd } from '../../lib/session-end.ts';
import { useAction } from '../../lib/use-action.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { whenNotBusy } from '../../lib/when-not-busy.ts';
import { text } from '../../text/common.ts';
import styles from './auth.module.css';
import { BusyNote } from './busy-note.tsx';
import { badEmail, looksLikeEmail } from './email-address.ts';
import { GoogleButton, GooglePlace } from './google-button.tsx';
import { LoginRefusal } from './login-refusal.tsx';
import { useLetterOver } from './sent-letter.ts';
import { useAuthOptions } from './use-auth-options.ts';

interface LoginFormProps {
  /** Called with the session already stored. */
  onLoggedIn: () => void;
  /** Called before the session is stored, so that the page does not change under the visitor. */
  onEntering: () => void;
  /** The address to begin with. */
  email?: string;
}

interface Entry {
  send: () => ReturnType<typeof api.auth.login>;
  fallback: string;
  email?: string;
}

export function LoginForm({ onLoggedIn, onEntering, email: known }: LoginFormProps) {
  const options = useAuthOptions();
  const ended = useSessionEnd();
  useLetterOver();
  const hydrated = useHydrated();
  /** The address of the last refusal; it may still wait for its confirmation. */
  const [sentEmail, setSentEmail] = useState('');
  const [unverified, setUnverified] = useState(false);
  /** What is wrong with a field before anything is sent. */
  const [wrongIn, setWrongIn] = useState<{ email: string | null; password: string | null }>({ email: null, password: null });
  const [askTotp, setAskTotp] = useState(false);
  const [googleToken, setGoogleToken] = useState<string | null>(null);
  const [remember, setRemember] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [mistyped, setMistyped] = useState(false);
  /** Both fields look wrong until one is typed into. */
  const [marked, setMarked] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  const hintId = useId();

  const { run, pending, failure, refuse } = useAction(({ send }: Entry) => send(), {
    fallback: ({ fallback }) => fallback,
    leavesPage: true,
    onSuccess: ({ user, token }) => {
      onEntering();
      logIn(user, token);
      onLoggedIn();
    },
    onFailure: (error, { email }) => {
      const body = failureBody(error);
      if (body.totp_required === true) setAskTotp(true);
      setMistyped(body.code === 'loginFailed');
      setMarked(body.code === 'loginFailed');
      setUnverified(body.email_unverified === true && email !== undefined);
      setSentEmail(email ?? '');
    },
  });

  // A touch screen would bring up its keys over the message.
  useEffect(() => {
    // Not in jsdom.
    if (!marked || !globalThis.matchMedia?.('(pointer: fine)').matches) return;
    password.current?.focus();
    password.current?.select();
  }, [marked]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const data = new FormData(event.currentTarget);
    const [email, password, totp] = ['email', 'password', 'totp'].map(name => String(data.get(name) ?? '').trim());
    const code = totp ? { totp } : {};
    if (googleToken !== null && askTotp) {
      void run({ send: () => api.auth.google({ body: { token: googleToken, remember, ...code } }), fallback: messages.googleFailed });
      return;
    }
    // The password keeps its spaces.
    const typed = String(data.get('password') ?? '');
    const found = {
      email: !email ? 'Írd be az e-mail-címed.' : looksLikeEmail(email) ? null : badEmail,
      password: password ? null : 'Írd be a jelszavad.',
    };
    setWrongIn(found);
    if (!email || found.email || found.password) {
      event.currentTarget.querySelector<HTMLInputElement>(found.email ? 'input[name="email"]' : 'input[name="password"]')?.focus();
      return;
    }
    void run({
      send: () => whenNotBusy(() => api.auth.login({ body: { email, password: typed, remember, ...code } }), setWaiting),
      fallback: messages.loginFailed,
      email,
    });
  };

  const withGoogle = (token: string) => {
    setGoogleToken(token);
    void run({ send: () => api.auth.google({ body: { token, remember } }), fallback: messages.googleFailed });
  };
  const googleBroke = () => {
    setUnverified(false);
    refuse(messages.googleWidgetError);
  };

  const wrong = marked && { 'aria-invalid': true, 'aria-describedby': hintId };
  return (
    <>
      {ended && <MessageBar kind="info">{ended}</MessageBar>}
      {options === null && <GooglePlace />}
      {options?.google && (
        <>
          <GoogleButton
            google={options.google}
            label="Bejelentkezés"
            purpose="signin_with"
            oneTap
            onToken={withGoogle}
            onError={googleBroke}
          />
          <p className={formStyles.orLine}>vagy e-mail-címmel</p>
        </>
      )}
      <form
        className={formStyles.formGrid}
        method="post"
        onSubmit={submit}
        noValidate
        aria-label="Bejelentkezés"
        onInput={() => setMarked(false)}
      >
        <Field label="E-mail-cím" error={wrongIn.email}>
          {control => (
            <EmailInput
              {...control}
              {...wrong}
              required
              autoComplete="username"
              defaultValue={known}
              onChange={() => {
                setGoogleToken(null);
                setWrongIn(before => ({ ...before, email: null }));
              }}
            />
          )}
        </Field>
        <Field label="Jelszó" error={wrongIn.password}>
          {control => (
            <PasswordInput
              {...control}
              {...wrong}
              ref={password}
              showLabel={text.showPassword}
              hideLabel={text.hidePassword}
              name="password"
              required
              maxLength={200}
              autoComplete="current-password"
            />
          )}
        </Field>
        {askTotp && (
          <Field label="Hatjegyű kód" help="A hitelesítő alkalmazásodban találod.">
            {control => <Input {...control} name="totp" inputMode="numeric" autoComplete="one-time-code" maxLength={6} />}
          </Field>
        )}
        <BusyNote waiting={waiting} />
        <Button type="submit" size="lg" block loading={pending} disabled={!hydrated}>
          Bejelentkezés
        </Button>
        {failure && <LoginRefusal text={failure} mistyped={mistyped} email={sentEmail} unverified={unverified} hintId={hintId} />}
        <div className={styles.formRow}>
          <Checkbox name="remember" checked={remember} onChange={event => setRemember(event.target.checked)}>
            Emlékezz rám
          </Checkbox>
          <p>
            <Link className="link" to="/elfelejtett-jelszo">
              Elfelejtetted a jelszavad?
            </Link>
          </p>
        </div>
      </form>
    </>
  );
}
