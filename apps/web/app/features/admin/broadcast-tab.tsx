import { Button } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Input, Select, Textarea } from '@eszkerek/ui/input.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';

type Audience = 'everyone' | 'students' | 'teachers';
const audiences: Record<Audience, string> = { everyone: 'Mindenkinek', students: 'A tanulóknak', teachers: 'A tanároknak' };

/** One notification to many; the same form sent twice arrives once. */
export function BroadcastTab() {
  const [audience, setAudience] = useState<Audience>('everyone');
  const [title, setTitle] = useState('');
  const [message, setMessage] = useState('');
  const key = useRef<string>(undefined);
  const {
    run,
    pending,
    message: answer,
  } = useAction(api.admin.broadcast, {
    success: done => done.message,
    onSuccess: () => {
      setTitle('');
      setMessage('');
      key.current = undefined;
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    key.current ??= crypto.randomUUID();
    void run({ body: { key: key.current, audience, title, message } });
  };
  return (
    <form className={formStyles.formGrid} onSubmit={send}>
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
        <Button type="submit" icon="send" loading={pending} disabled={title.trim().length < 2 || message.trim().length < 2}>
          Kiküldöm
        </Button>
      </div>
    </form>
  );
}
