import { messages } from '@eszkerek/contract/messages';
import { Button } from '@eszkerek/ui/button.tsx';
import { Dialog } from '@eszkerek/ui/dialog.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { EmailInput, Input } from '@eszkerek/ui/input.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { type FormEvent, useRef } from 'react';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import { text } from '../../text/common.ts';

interface LocalGoogleDialogProps {
  open: boolean;
  onClose: () => void;
  onToken: (token: string) => void;
}

/** Where no Google is configured, outside production: whoever tries the product picks any name and address. */
export function LocalGoogleDialog({ open, onClose, onToken }: LocalGoogleDialogProps) {
  const { run, pending, failure } = useAction(api.dev.googleToken, {
    fallback: messages.googleWidgetError,
    onSuccess: ({ token }) => onToken(token),
  });
  const first = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog stands inside the page's own form only in React's tree.
    event.stopPropagation();
    const data = new FormData(event.currentTarget);
    void run({ body: { name: String(data.get('name')), email: String(data.get('email')) } });
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
      <form className={formStyles.formGrid} onSubmit={submit}>
        <Field label="Google-név">
          {control => <Input {...control} ref={first} name="name" required minLength={2} maxLength={60} autoComplete="off" />}
        </Field>
        <Field label="Google-cím">{control => <EmailInput {...control} required autoComplete="off" />}</Field>
        {failure && <MessageBar kind="bad">{failure}</MessageBar>}
        <Button type="submit" block loading={pending}>
          Tovább
        </Button>
      </form>
    </Dialog>
  );
}
