import { messages } from '@eszkerek/contract/messages';
import { Button } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import { Input, Select, Textarea } from '@eszkerek/ui/input.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';

type Audience = 'everyone' | 'students' | 'teachers';
const audiences: Record<Audience, string> = { everyone: 'Mindenkinek', students: 'A tanulóknak', teachers: 'A tanároknak' };

/** One notification to many; the same form sent twice arrives once. */
export function BroadcastTab() {
  const [audience, setAudience] = useState<Audience>('everyone');
  const [title, setTitle] = useState('');
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null);
  const key = useRef<string>(undefined);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    key.current ??= crypto.randomUUID();
    try {
      const done = await api.admin.broadcast({ body: { key: key.current, audience, title, message } });
      setAnswer({ kind: 'ok', text: done.message });
      setTitle('');
      setMessage('');
      key.current = undefined;
    } catch (error) {
      setAnswer({ kind: 'bad', text: (error instanceof Error && error.message) || messages.somethingFailed });
    }
    setBusy(false);
  };
  return (
    <form className="form-grid" onSubmit={send}>
      <Field label="Kinek szól?">
        {control => (
          <Select {...control} value={audience} onChange={event => setAudience(event.target.value as Audience)}>
            {Object.entries(audiences).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Cím">
        {control => <Input {...control} required maxLength={100} value={title} onChange={event => setTitle(event.target.value)} />}
      </Field>
      <Field label="Üzenet">
        {control => <Textarea {...control} required maxLength={1000} value={message} onChange={event => setMessage(event.target.value)} />}
      </Field>
      {answer && <MessageBar kind={answer.kind}>{answer.text}</MessageBar>}
      <div>
        <Button type="submit" icon="send" loading={busy} disabled={title.trim().length < 2 || message.trim().length < 2}>
          Kiküldöm
        </Button>
      </div>
    </form>
  );
}
