import { CallError } from '@eszkerek/contract/client';
import { REDIRECT_AFTER_RESET_MS } from '@eszkerek/contract/constants';
import { messages } from '@eszkerek/contract/messages';
import { passwordProblem } from '@eszkerek/contract/password';
import { Button } from '@eszkerek/ui/button.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import { ForgotForm } from './forgot-form.tsx';
import { IntoView } from './into-view.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

/** The page behind a reset link or a sign-in card: a link that no longer works says so at once and offers a new one. */
export function ResetForm({ token }: { token: string }) {
  const link = useQuery({ ...api.auth.resetLink.query({ params: { token } }), retry: false });
  if (link.isPending) return <Skeleton height="14rem" />;
  if (link.error instanceof CallError && link.error.body.code === 'linkInvalid')
    return (
      <div className={formStyles.formGrid}>
        <MessageBar kind="bad">{link.error.message}</MessageBar>
        <p>Írd be az e-mail-címed, és küldünk egy új linket.</p>
        <ForgotForm />
      </div>
    );
  return <NewPasswordForm token={token} />;
}

/** On success login follows after three seconds. */
function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const {
    run,
    refuse,
    pending,
    success: done,
    failure,
  } = useAction(api.auth.resetPassword, {
    success: ({ message }) => message,
    successStays: true,
  });

  useEffect(() => {
    if (done === null) return;
    const timer = setTimeout(() => navigate('/bejelentkezes'), REDIRECT_AFTER_RESET_MS);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending || done !== null) return;
    const problem = passwordProblem(password);
    if (problem) return refuse(problem === 'weak' ? messages.passwordWeak : messages.passwordCommon);
    if (password !== confirm) return refuse(messages.passwordMismatch);
    void run({ params: { token }, body: { password } });
  };

  if (done !== null)
    return (
      <IntoView>
        <MessageBar kind="ok">{done}</MessageBar>
        {/* Fetches the login page while the message is read: the redirect then opens it at once. */}
        <Link className="link" to="/bejelentkezes" prefetch="render">
          Bejelentkezés
        </Link>
      </IntoView>
    );
  return (
    <form className={formStyles.formGrid} method="post" onSubmit={submit} noValidate aria-label="Új jelszó beállítása">
      <NewPasswordFields
        password={password}
        confirm={confirm}
        onPassword={setPassword}
        onConfirm={setConfirm}
        labels={{ password: 'Új jelszó', confirm: 'Új jelszó még egyszer' }}
      />
      {failure && <MessageBar kind="bad">{failure}</MessageBar>}
      <Button type="submit" size="lg" block loading={pending}>
        Beállítom az új jelszót
      </Button>
    </form>
  );
}
