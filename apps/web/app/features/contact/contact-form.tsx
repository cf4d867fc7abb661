import { messages } from '@eszkerek/contract/messages';
import { Button } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { EmailInput, Input, Textarea } from '@eszkerek/ui/input.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import styles from './contact.module.css';

type Values = Record<'name' | 'email' | 'subject' | 'message', string>;
const EMPTY: Values = { name: '', email: '', subject: '', message: '' };

const faults = (values: Values): Partial<Values> => ({
  ...(values.name.trim().length < 2 && { name: 'Írd be a neved.' }),
  ...(!/^\S+@\S+\.\S+$/.test(values.email.trim()) && { email: 'Ez nem tűnik e-mail-címnek. Nézd meg, nem maradt-e le valami.' }),
  ...(values.subject.trim().length < 2 && { subject: 'Írj be egy tárgyat.' }),
  ...(values.message.trim().length < 5 && { message: 'Írj néhány szót az üzenetbe.' }),
});

/** A message to the team. A signed-in user's name and address are those of the account. */
export function ContactForm() {
  const { user } = useSession();
  const hydrated = useHydrated();
  const [values, setValues] = useState<Values>(EMPTY);
  const [tried, setTried] = useState(false);
  const trap = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const locked = user !== null;
  const filled: Values = user ? { ...values, name: user.real_name || user.username, email: user.email ?? values.email } : values;
  const wrong = tried ? faults(filled) : {};

  const {
    run,
    clear,
    pending,
    success: sent,
    failure,
  } = useAction(api.contact.send, {
    fallback: messages.contactFailed,
    success: ({ message }) => message,
    onSuccess: () => {
      setValues(EMPTY);
      setTried(false);
    },
  });

  const set = (field: keyof Values) => (event: { target: { value: string } }) => setValues({ ...values, [field]: event.target.value });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    clear();
    if (pending) return;
    if (Object.keys(faults(filled)).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    const website = trap.current?.value;
    void run({ body: { ...filled, ...(website ? { website } : {}) } });
  };
  return (
    <form ref={form} className={formStyles.formGrid} method="post" onSubmit={submit} noValidate>
      <Field label="Név" error={wrong.name} help={locked ? 'A fiókod neve.' : undefined}>
        {control => (
          <Input
            {...control}
            name="name"
            autoComplete="name"
            maxLength={60}
            required
            value={filled.name}
            readOnly={locked}
            onChange={set('name')}
          />
        )}
      </Field>
      <Field label="E-mail-cím" error={wrong.email} help={locked ? 'Erre a címre válaszolunk.' : undefined}>
        {control => (
          <EmailInput {...control} required value={filled.email} readOnly={locked && Boolean(user?.email)} onChange={set('email')} />
        )}
      </Field>
      <Field label="Tárgy" error={wrong.subject}>
        {control => <Input {...control} name="subject" maxLength={150} required value={values.subject} onChange={set('subject')} />}
      </Field>
      <Field label="Üzenet" error={wrong.message}>
        {control => (
          <Textarea {...control} name="message" rows={7} maxLength={5000} required value={values.message} onChange={set('message')} />
        )}
      </Field>
      <p className={styles.contactTrap} aria-hidden="true">
        <label>
          Ezt hagyd üresen
          <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {failure && <MessageBar kind="bad">{failure}</MessageBar>}
      {sent && <MessageBar kind="ok">{sent}</MessageBar>}
      <Button type="submit" icon="send" loading={pending} disabled={!hydrated}>
        Elküldöm
      </Button>
    </form>
  );
}
