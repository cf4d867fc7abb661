import type { User } from '@eszkerek/contract/entities';
import { Button } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Input } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api.ts';
import { updateUser } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';

interface OwnDataProps {
  user: User;
  onChanged: (user: User) => void;
}

/** Name and address; the address is the key of the account and cannot be changed. */
export function OwnData({ user, onChanged }: OwnDataProps) {
  const [name, setName] = useState(user.username);
  const {
    run,
    pending,
    message: answer,
  } = useAction(api.profile.update, {
    success: saved => saved.message,
    onSuccess: saved => {
      updateUser(saved.user);
      onChanged(saved.user);
      setName(saved.user.username);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run({ body: { username: name } });
  };

  return (
    <form className={formStyles.formGrid} onSubmit={submit} noValidate aria-label="Adataid">
      <div className={formStyles.formCols}>
        <Field label={user.role === 'student' ? 'Teljes Név' : 'Felhasználónév'}>
          {control => (
            <Input
              {...control}
              name="username"
              required
              maxLength={60}
              autoComplete="name"
              value={name}
              onChange={event => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label="E-mail-cím" help={user.email ? 'Ezzel lépsz be, ezért nem lehet megváltoztatni.' : 'Az osztálykóddal lépsz be.'}>
          {control => <Input {...control} value={user.email ?? '–'} readOnly />}
        </Field>
      </div>
      {answer && <MessageBar kind={answer.kind}>{answer.text}</MessageBar>}
      <div className={layoutStyles.row} data-part="row">
        <Button type="submit" loading={pending} disabled={name.trim().length < 2 || name.trim() === user.username}>
          Mentés
        </Button>
      </div>
    </form>
  );
}
