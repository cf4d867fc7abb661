import { messages } from '@eszkerek/contract/messages';
import { AlertDialog } from '@eszkerek/ui/alert-dialog.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import { Switch } from '@eszkerek/ui/choice.tsx';
import { Dialog } from '@eszkerek/ui/dialog.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { PasswordInput } from '@eszkerek/ui/input.tsx';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useStored } from '../../lib/stored.ts';
import { teacherMode } from '../../lib/teacher-mode.ts';
import { useAction } from '../../lib/use-action.ts';
import { text } from '../../text/common.ts';

/** Mester Mód: the PIN is checked on the server; the stated sentences come as alerts. */
export function TeacherModeSwitch() {
  const on = useStored(teacherMode);
  const [asking, setAsking] = useState(false);
  const [pin, setPin] = useState('');
  const [alert, setAlert] = useState<string | null>(null);

  const { run: turnOff } = useAction(() => api.classes.teacherModeOff());
  const turnOn = useAction(api.classes.teacherModeOn, {
    onSuccess: () => {
      teacherMode.set(true);
      setAsking(false);
      setAlert(messages.teacherModeOn);
    },
    onFailure: error => {
      if (failureText(error, '') === messages.wrongPin) setAlert(messages.wrongPin);
    },
  });

  const toggle = () => {
    if (!on) {
      setPin('');
      turnOn.clear();
      setAsking(true);
      return;
    }
    teacherMode.set(false);
    setAlert(messages.teacherModeOff);
    void turnOff();
  };
  const enter = (event: FormEvent) => {
    event.preventDefault();
    void turnOn.run({ body: { pin } });
  };
  return (
    <>
      <Switch title="Mester Mód" text="A kvízek a megoldásokkal együtt jelennek meg." checked={on} onChange={toggle} />
      <Dialog open={asking} onClose={() => setAsking(false)} title="Mester Mód bekapcsolása" closeLabel={text.close}>
        <form className={formStyles.formGrid} onSubmit={enter}>
          <Field label="PIN-kód" error={turnOn.failure}>
            {control => (
              <PasswordInput
                {...control}
                inputMode="numeric"
                autoComplete="off"
                maxLength={12}
                required
                value={pin}
                onChange={event => setPin(event.target.value)}
                showLabel="PIN-kód megjelenítése"
                hideLabel="PIN-kód elrejtése"
              />
            )}
          </Field>
          <Button type="submit" loading={turnOn.pending} disabled={pin.length < 4}>
            Bekapcsolom
          </Button>
        </form>
      </Dialog>
      <AlertDialog open={alert !== null} onClose={() => setAlert(null)} title={alert ?? ''} cancelLabel={text.ok} />
    </>
  );
}
