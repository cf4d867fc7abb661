import { Button } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import { Input } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { type FormEvent, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useAction } from '../../../lib/use-action.ts';
import { localTime } from './due-default.ts';

/** Another deadline for a homework that is still running. */
export function DeadlineForm({ id, dueAt }: { id: string; dueAt: string }) {
  const [open, setOpen] = useState(false);
  const [due, setDue] = useState(() => localTime(new Date(dueAt)));
  const { run, pending, message } = useAction(
    () => api.classes.moveDeadline({ params: { id }, body: { dueAt: new Date(due).toISOString() } }),
    {
      success: reply => reply.message,
      invalidates: [api.classes.homework.key, api.classes.homeworkResults.key],
      onSuccess: () => setOpen(false),
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <>
      {open ? (
        <form className={layoutStyles.row} data-part="row" onSubmit={submit}>
          <Field label="Új határidő">
            {control => <Input {...control} type="datetime-local" required value={due} onChange={event => setDue(event.target.value)} />}
          </Field>
          <Button type="submit" size="sm" loading={pending} disabled={due === ''}>
            Mentem
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setOpen(false)}>
            Mégse
          </Button>
        </form>
      ) : (
        <div>
          <Button variant="secondary" size="sm" icon="calendar" onClick={() => setOpen(true)}>
            Határidő módosítása
          </Button>
        </div>
      )}
      {message && <MessageBar kind={message.kind}>{message.text}</MessageBar>}
    </>
  );
}
