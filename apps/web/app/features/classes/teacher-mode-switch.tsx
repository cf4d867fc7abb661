import { messages } from '@eszkerek/contract/messages';
import { AlertDialog } from '@eszkerek/ui/alert-dialog.tsx';
import { Switch } from '@eszkerek/ui/choice.tsx';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { PinDialog } from '../../lib/pin-dialog.tsx';
import { useStored } from '../../lib/stored.ts';
import { teacherMode } from '../../lib/teacher-mode.ts';
import { useAction } from '../../lib/use-action.ts';
import { text } from '../../text/common.ts';

/** Mester Mód on this device; the stated sentences come as alerts. */
export function TeacherModeSwitch() {
  const on = useStored(teacherMode);
  const [asking, setAsking] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const { run: turnOff } = useAction(() => api.classes.teacherModeOff());

  const toggle = () => {
    if (!on) return setAsking(true);
    teacherMode.set(false);
    setAlert(messages.teacherModeOff);
    void turnOff();
  };
  const opened = () => {
    setAsking(false);
    setAlert(messages.teacherModeOn);
  };
  return (
    <>
      <Switch title="Mester Mód" text="A kvízek a megoldásokkal együtt jelennek meg." checked={on} onChange={toggle} />
      <PinDialog open={asking} onClose={() => setAsking(false)} onOpened={opened} />
      <AlertDialog open={alert !== null} onClose={() => setAlert(null)} title={alert ?? ''} cancelLabel={text.ok} />
    </>
  );
}
