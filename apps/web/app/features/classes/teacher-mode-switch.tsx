import { CallError } from '@eszkerek/contract/client';
import { messages } from '@eszkerek/contract/messages';
import { AlertDialog } from '@eszkerek/ui/alert-dialog.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import { Switch } from '@eszkerek/ui/choice.tsx';
import { Dialog } from '@eszkerek/ui/dialog.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import { PasswordInput } from '@eszkerek/ui/input.tsx';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useStored } from '../../lib/stored.ts';
import { teacherMode } from '../../lib/teacher-mode.ts';
import { text } from '../../text/common.ts';

/** Mester Mód: the PIN is checked on the server; the stated sentences come as alerts. */
export function TeacherModeSwitch() {
  const on = useStored(teacherMode);
  const [asking, setAsking] = useState(false);
  const [pin, setPin] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [alert, setAlert] = useState<string | null>(null);

  const toggle = async () => {
    if (!on) {
      setPin('');
      setWrong(null);
      setAsking(true);
      return;
    }
    teacherMode.set(false);
    setAlert(messages.teacherModeOff);
    await api.classes.teacherModeOff().catch(() => undefined);
  };
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setWrong(null);
    try {
      await api.classes.teacherModeOn({ body: { pin } });
      teacherMode.set(true);
      setAsking(false);
      setAlert(messages.teacherModeOn);
    } catch (error) {
      const message = error instanceof CallError && error.message ? error.message : messages.somethingFailed;
      setWrong(message);
      if (message === messages.wrongPin) setAlert(message);
    }
    setBusy(false);
  };
  return (
    <>
      <Switch title="Mester Mód" text="A kvízek a megoldásokkal együtt jelennek meg." checked={on} onChange={() => void toggle()} />
      <Dialog open={asking} onClose={() => setAsking(false)} title="Mester Mód bekapcsolása" closeLabel={text.close}>
        <form className="form-grid" onSubmit={enter}>
          <Field label="PIN-kód" error={wrong}>
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
          <Button type="submit" loading={busy} disabled={pin.length < 4}>
            Bekapcsolom
          </Button>
        </form>
      </Dialog>
      <AlertDialog open={alert !== null} onClose={() => setAlert(null)} title={alert ?? ''} cancelLabel={text.ok} />
    </>
  );
}
