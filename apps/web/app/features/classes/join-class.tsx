import { Button } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Input } from '@eszkerek/ui/input.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';

/** A pupil without a class joins one with the teacher's code. */
export function JoinClass({ onJoined }: { onJoined: (message: string) => void }) {
  const [code, setCode] = useState('');
  const { run, pending, failure } = useAction(() => api.classes.join({ body: { classCode: code } }), {
    onSuccess: ({ message }) => {
      setCode('');
      onJoined(message);
    },
  });
  const join = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <form className={formStyles.formGrid} onSubmit={join} aria-label="Csatlakozás osztályhoz">
      <Field label="Osztálykód" help="A tanárodtól kapod: hat betű és szám.">
        {control => (
          <Input
            {...control}
            value={code}
            maxLength={12}
            autoCapitalize="characters"
            autoComplete="off"
            required
            onChange={event => setCode(event.target.value)}
          />
        )}
      </Field>
      {failure && <MessageBar kind="bad">{failure}</MessageBar>}
      <div>
        <Button type="submit" loading={pending} disabled={code.trim().length < 6}>
          Csatlakozom
        </Button>
      </div>
    </form>
  );
}
