import { SUCCESS_MESSAGE_MS } from '@eszkerek/contract/constants';
import type { User } from '@eszkerek/contract/entities';
import { messages } from '@eszkerek/contract/messages';
import { Button } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import { Input } from '@eszkerek/ui/input.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { type FormEvent, useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { updateUser } from '../../lib/session.ts';

interface OwnDataProps {
  user: User;
  onChanged: (user: User) => void;
}

/** Name and address; the address is the key of the account and cannot be changed. */
export function OwnData({ user, onChanged }: OwnDataProps) {
  const [name, setName] = useState(user.username);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null);

  useEffect(() => {
    if (answer?.kind !== 'ok') return;
    const timer = setTimeout(() => setAnswer(null), SUCCESS_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [answer]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const saved = await api.profile.update({ body: { username: name } });
      updateUser(saved.user);
      onChanged(saved.user);
      setName(saved.user.username);
      setAnswer({ kind: 'ok', text: saved.message });
    } catch (error) {
      setAnswer({ kind: 'bad', text: (error instanceof Error && error.message) || messages.somethingFailed });
    }
    setBusy(false);
  };

  return (
    <form className="form-grid" onSubmit={submit} noValidate aria-label="Adataid">
      <div className="form-cols">
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
        <Field label="E-mail-cím" help="Ezzel lépsz be, ezért nem lehet megváltoztatni.">
          {control => <Input {...control} type="email" value={user.email} readOnly />}
        </Field>
      </div>
      {answer && <MessageBar kind={answer.kind}>{answer.text}</MessageBar>}
      <div className="row">
        <Button type="submit" loading={busy} disabled={name.trim().length < 2 || name.trim() === user.username}>
          Mentés
        </Button>
      </div>
    </form>
  );
}
