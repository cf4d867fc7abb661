import { Button } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { EmailInput } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api.ts';
import { failureBody } from '../../lib/failure-text.ts';
import { useAction } from '../../lib/use-action.ts';
import { ConfirmAgain } from './confirm-again.tsx';
import { looksLikeEmail } from './email-address.ts';

const LATE = 'Ehhez friss belépés kell: lépj ki, lépj be újra a képeiddel, és tíz percen belül add meg a címet.';

/** A pupil whom a teacher has added gives the account an address, and keeps it after the class. */
export function AddAddress({ hasPassword }: { hasPassword: boolean }) {
  const [typed, setTyped] = useState('');
  const [late, setLate] = useState(false);
  const email = typed.trim();
  const { run, pending, success, failure } = useAction(api.profile.addEmail, {
    success: ({ message }) => message,
    onSuccess: () => setLate(false),
    onFailure: error => setLate(failureBody(error).code === 'reauthRequired'),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (looksLikeEmail(email)) void run({ body: { email } });
  };
  return (
    <div className={formStyles.formGrid}>
      <form className={formStyles.formGrid} onSubmit={submit} noValidate aria-label="E-mail-cím hozzáadása">
        <Field
          label="Vidd haza a fiókodat: adj meg egy e-mail-címet"
          help="Küldünk rá egy levelet. Ha megerősíted, az osztály után is tiéd marad a fiókod. Cím nélkül az osztály vége után 90 nappal töröljük."
        >
          {control => <EmailInput {...control} placeholder="te@pelda.hu" value={typed} onChange={event => setTyped(event.target.value)} />}
        </Field>
        {success && <MessageBar kind="ok">{success}</MessageBar>}
        {failure && !late && <MessageBar kind="bad">{failure}</MessageBar>}
        <div className={layoutStyles.row} data-part="row">
          <Button type="submit" loading={pending} disabled={!looksLikeEmail(email)}>
            Kérem a levelet
          </Button>
        </div>
      </form>
      {late && hasPassword && <ConfirmAgain onConfirmed={() => void run({ body: { email } })} />}
      {late && !hasPassword && <MessageBar kind="info">{LATE}</MessageBar>}
    </div>
  );
}
