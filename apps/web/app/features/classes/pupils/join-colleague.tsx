import { Button } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Input } from '@eszkerek/ui/input.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { type FormEvent, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useAction } from '../../../lib/use-action.ts';

/** A teacher joins a colleague's class by the code the colleague has given. */
export function JoinColleague() {
  const [code, setCode] = useState('');
  const join = useAction(api.classes.joinAsTeacher, {
    success: ({ message }) => message,
    invalidates: [api.classes.list.query().queryKey],
    onSuccess: () => setCode(''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') void join.run({ body: { code } });
  };
  return (
    <form className={formStyles.formGrid} onSubmit={submit} noValidate>
      <Field label="Meghívókód egy kollégádtól" help="Nyolc betű és szám. Utána együtt tanítjátok az osztályt.">
        {control => <Input {...control} maxLength={12} autoComplete="off" value={code} onChange={event => setCode(event.target.value)} />}
      </Field>
      {join.message && <MessageBar kind={join.message.kind}>{join.message.text}</MessageBar>}
      <div>
        <Button type="submit" variant="secondary" loading={join.pending} disabled={code.trim() === ''}>
          Csatlakozom
        </Button>
      </div>
    </form>
  );
}
