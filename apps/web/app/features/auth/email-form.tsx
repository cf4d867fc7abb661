import { Button } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { EmailInput } from '@eszkerek/ui/input.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../lib/use-action.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { badEmail, looksLikeEmail } from './email-address.ts';

interface EmailFormProps {
  label: string;
  /** The address to begin with. */
  known?: string | undefined;
  submitLabel: string;
  /** Answers the sentence to show. */
  send: (email: string) => Promise<string>;
  fallback: string;
}

/** One address, one button, one answer. */
export function EmailForm({ label, known, submitLabel, send, fallback }: EmailFormProps) {
  const hydrated = useHydrated();
  const [wrong, setWrong] = useState<string | null>(null);
  const { run, pending, success, failure } = useAction(send, { fallback, success: sentence => sentence });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    if (looksLikeEmail(email)) {
      setWrong(null);
      void run(email);
      return;
    }
    setWrong(email === '' ? 'Írd be az e-mail-címed.' : badEmail);
    event.currentTarget.querySelector<HTMLInputElement>('input[name="email"]')?.focus();
  };

  return (
    <form className={formStyles.formGrid} method="post" onSubmit={submit} noValidate>
      <Field label={label} error={wrong}>
        {control => <EmailInput {...control} required defaultValue={known} />}
      </Field>
      {failure && <MessageBar kind="bad">{failure}</MessageBar>}
      {success && <MessageBar kind="ok">{success}</MessageBar>}
      <Button type="submit" block loading={pending} disabled={!hydrated}>
        {submitLabel}
      </Button>
    </form>
  );
}
