import { SUCCESS_MESSAGE_MS } from '@eszkerek/contract/constants';
import { Button } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import { Input } from '@eszkerek/ui/input.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { type FormEvent, useEffect, useState } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { failureText } from './failure-text.ts';
import { looksLikeEmail } from './registration-form.ts';

interface EmailFormProps {
  label: string;
  submitLabel: string;
  /** Answers the sentence to show. */
  send: (email: string) => Promise<string>;
  fallback: string;
}

/** One address, one button, one answer. */
export function EmailForm({ label, submitLabel, send, fallback }: EmailFormProps) {
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(false);
  const [success, setSuccess] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    if (success === null) return;
    const timer = setTimeout(() => setSuccess(null), SUCCESS_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [success]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    setWrong(!looksLikeEmail(email));
    if (busy || !looksLikeEmail(email)) return;
    setBusy(true);
    setSuccess(null);
    setFailure(null);
    try {
      setSuccess(await send(email));
    } catch (error) {
      setFailure(failureText(error, fallback));
    }
    setBusy(false);
  };

  return (
    <form className="form-grid" method="post" onSubmit={submit} noValidate>
      <Field label={label} error={wrong ? 'Ez nem tűnik e-mail-címnek. Nézd meg, nem maradt-e le valami.' : null}>
        {control => <Input {...control} type="email" name="email" required maxLength={254} autoComplete="email" inputMode="email" />}
      </Field>
      {failure && <MessageBar kind="bad">{failure}</MessageBar>}
      {success && <MessageBar kind="ok">{success}</MessageBar>}
      <Button type="submit" block loading={busy} disabled={!hydrated}>
        {submitLabel}
      </Button>
    </form>
  );
}
