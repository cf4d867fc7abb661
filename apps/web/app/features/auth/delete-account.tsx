import { messages } from '@eszkerek/contract/messages';
import { AlertDialog } from '@eszkerek/ui/alert-dialog.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import { PasswordInput } from '@eszkerek/ui/input.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { showToast } from '@eszkerek/ui/toast-store.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { finishLeaving, startLeaving } from '../../lib/leave.ts';
import { text } from '../../text/common.ts';
import { failureBody, failureText } from './failure-text.ts';
import { GoogleButton } from './google-button.tsx';
import { useAuthOptions } from './use-auth-options.ts';

interface DeleteAccountProps {
  /** A Google-only account confirms with Google. */
  hasPassword: boolean;
}

/** The danger zone: a question first, and the password again when the login is older than ten minutes. */
export function DeleteAccount({ hasPassword }: DeleteAccountProps) {
  const navigate = useNavigate();
  const options = useAuthOptions();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [askAgain, setAskAgain] = useState(false);
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const goodbye = useRef<string | null>(null);

  // Only when this page is gone: its guard would send a guest to login.
  useEffect(
    () => () => {
      if (goodbye.current === null) return;
      finishLeaving();
      showToast({ text: goodbye.current });
    },
    [],
  );

  const remove = async (confirmation?: { password: string } | { googleToken: string }) => {
    setBusy(true);
    setFailure(null);
    try {
      if (confirmation) await api.profile.confirm({ body: confirmation });
      const { message } = await api.profile.remove();
      startLeaving();
      goodbye.current = message;
      await navigate('/', { replace: true });
      return;
    } catch (error) {
      if (failureBody(error).code === 'reauthRequired') setAskAgain(true);
      setFailure(failureText(error, messages.somethingFailed));
    }
    setBusy(false);
  };

  const close = () => {
    setOpen(false);
    setAskAgain(false);
    setPassword('');
    setFailure(null);
  };

  return (
    <>
      <Button variant="danger" icon="trash" onClick={() => setOpen(true)}>
        Fiók törlése
      </Button>
      <AlertDialog
        open={open}
        onClose={close}
        title="Biztosan törlöd a fiókodat?"
        text="A tanulási naplód, az eredményeid és a beállításaid végleg elvesznek, az előfizetésed megszűnik. Ezt nem lehet visszavonni."
        cancelLabel={text.cancel}
        confirmLabel={askAgain && !hasPassword ? undefined : 'Törlöm a fiókomat'}
        danger
        confirming={busy}
        onConfirm={() => void remove(askAgain && password !== '' ? { password } : undefined)}
      >
        {failure && <MessageBar kind="bad">{failure}</MessageBar>}
        {askAgain && hasPassword && (
          <Field label="Jelszó">
            {control => (
              <PasswordInput
                {...control}
                showLabel={text.showPassword}
                hideLabel={text.hidePassword}
                autoComplete="current-password"
                value={password}
                onChange={event => setPassword(event.target.value)}
              />
            )}
          </Field>
        )}
        {askAgain && !hasPassword && options?.google && (
          <GoogleButton
            google={options.google}
            label="Igazolom magam Google-fiókkal"
            purpose="signin_with"
            onToken={googleToken => void remove({ googleToken })}
            onError={() => setFailure(messages.googleWidgetError)}
          />
        )}
      </AlertDialog>
    </>
  );
}
