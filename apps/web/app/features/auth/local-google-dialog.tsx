import { messages } from '@eszkerek/contract/messages';
import { Button } from '@eszkerek/ui/button.tsx';
import { Dialog } from '@eszkerek/ui/dialog.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import { Input } from '@eszkerek/ui/input.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { text } from '../../text/common.ts';
import { failureText } from './failure-text.ts';

interface LocalGoogleDialogProps {
  open: boolean;
  onClose: () => void;
  onToken: (token: string) => void;
}

/** Where no Google is configured, outside production: whoever tries the product picks any name and address. */
export function LocalGoogleDialog({ open, onClose, onToken }: LocalGoogleDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const first = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog stands inside the page's own form only in React's tree.
    event.stopPropagation();
    const data = new FormData(event.currentTarget);
    setBusy(true);
    setError(null);
    try {
      const { token } = await api.dev.googleToken({ body: { name: String(data.get('name')), email: String(data.get('email')) } });
      onToken(token);
    } catch (failure) {
      setError(failureText(failure, messages.googleWidgetError));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Próba Google-fiók"
      text="Ez nem a Google: ezen a gépen helyettesíti, hogy a belépést ki lehessen próbálni. Bármilyen nevet és címet megadhatsz."
      closeLabel={text.close}
      initialFocus={first}
    >
      <form className="form-grid" onSubmit={submit}>
        <Field label="Google-név">
          {control => <Input {...control} ref={first} name="name" required minLength={2} maxLength={60} autoComplete="off" />}
        </Field>
        <Field label="Google-cím">
          {control => <Input {...control} type="email" name="email" required maxLength={254} autoComplete="off" />}
        </Field>
        {error && <MessageBar kind="bad">{error}</MessageBar>}
        <Button type="submit" block loading={busy}>
          Tovább
        </Button>
      </form>
    </Dialog>
  );
}
