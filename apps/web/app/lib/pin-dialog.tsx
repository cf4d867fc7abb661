import { messages } from '@eszkerek/contract/messages';
import { Button } from '@eszkerek/ui/button.tsx';
import { Dialog } from '@eszkerek/ui/dialog.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { PasswordInput } from '@eszkerek/ui/input.tsx';
import overlayStyles from '@eszkerek/ui/overlay.module.css';
import { type FormEvent, useRef, useState } from 'react';
import { text } from '../text/common.ts';
import { api } from './api.ts';
import { failureText } from './failure-text.ts';
import { teacherMode } from './teacher-mode.ts';
import { useAction } from './use-action.ts';

interface PinDialogProps {
  open: boolean;
  onClose: () => void;
  /** Mester Mód is on now, here and on the server. */
  onOpened: () => void;
  /** What it is for. */
  offer?: string;
}

/** Turns on Mester Mód: the PIN is checked on the server. A wrong one makes this window the alert that is specified. */
export function PinDialog({ open, onClose, onOpened, offer }: PinDialogProps) {
  const [wrong, setWrong] = useState(false);
  const close = () => {
    setWrong(false);
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} alert={wrong} title="Mester Mód bekapcsolása" text={offer} closeLabel={text.close}>
      <PinForm onOpened={onOpened} onChecked={setWrong} />
    </Dialog>
  );
}

interface PinFormProps {
  onOpened: () => void;
  onChecked: (wrong: boolean) => void;
}

function PinForm({ onOpened, onChecked }: PinFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [pin, setPin] = useState('');
  const turnOn = useAction(api.classes.teacherModeOn, {
    onSuccess: () => {
      onChecked(false);
      teacherMode.set(true);
      onOpened();
    },
    onFailure: error => {
      onChecked(failureText(error, '') === messages.wrongPin);
      form.current?.querySelector('input')?.focus();
    },
  });
  const enter = (event: FormEvent) => {
    event.preventDefault();
    void turnOn.run({ body: { pin } });
  };
  return (
    <form ref={form} className={formStyles.formGrid} onSubmit={enter}>
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
      <div className={overlayStyles.dialogActions}>
        <Button type="submit" loading={turnOn.pending} disabled={pin.length < 4}>
          Bekapcsolom
        </Button>
      </div>
    </form>
  );
}
