import { messages } from '@eszkerek/contract/messages';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Loader } from '@eszkerek/ui/loader.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { text } from '../../text/common.ts';
import { CompleteForm } from './complete-form.tsx';
import { ResendForm } from './resend-form.tsx';
import { useLetterOver } from './sent-letter.ts';

type Result = { ok: true; message: string; complete: boolean; email: string | null } | { ok: false; message: string };

/** One question per token, however often the page is drawn. */
const asked = new Map<string, Promise<Result>>();
const verify = (token: string): Promise<Result> => {
  const known = asked.get(token);
  if (known) return known;
  const answer = api.auth.verifyEmail({ params: { token } }).then(
    ({ message, complete, email }): Result => ({ ok: true, message, complete, email }),
    (error): Result => ({ ok: false, message: messages.error(failureText(error, messages.somethingFailed)) }),
  );
  asked.set(token, answer);
  return answer;
};

export function VerifyResult({ token }: { token: string }) {
  const [result, setResult] = useState<Result | null>(null);
  useEffect(() => {
    let gone = false;
    void verify(token).then(answer => {
      if (!gone) setResult(answer);
    });
    return () => {
      gone = true;
    };
  }, [token]);
  useLetterOver(result?.ok === true);

  if (result === null) return <Loader label={text.loading} />;
  if (result.ok && result.complete) return <CompleteForm token={token} reason={result.message} />;
  if (result.ok)
    return (
      <div className={formStyles.formGrid}>
        <MessageBar kind="ok">{result.message}</MessageBar>
        <ButtonLink to="/bejelentkezes" state={result.email ? { email: result.email } : undefined} icon="login">
          Bejelentkezés
        </ButtonLink>
      </div>
    );
  return (
    <>
      <ErrorState title={text.errorTitle} message={result.message} headingLevel={2} />
      <ResendForm />
    </>
  );
}
