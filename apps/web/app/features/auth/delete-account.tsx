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
import { failureBody } from '../../lib/failure-text.ts';
import { finishLeaving, startLeaving } from '../../lib/leave.ts';
import { useAction } from '../../lib/use-action.ts';
import { text } from '../../text/common.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { GoogleButton } from './google-button.tsx';
import { useAuthOptions } from './use-auth-options.ts';

type Confirmation = { password: string } | { googleToken: string };

interface DeleteAccountProps {
  /** A Google-only account confirms with Google. */
  hasPassword: boolean;
}

/** The danger zone: a question first, and the password again when the login is older than ten minutes. */
export function DeleteAccount({ hasPassword }: DeleteAccountProps) {
  const navigate = useNavigate();
  const options = useAuthOptions();
  const [open, setOpen] = useState(false);
  const [askAgain, setAskAgain] = useState(false);
  const [password, setPassword] = useState('');
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

  const send = async (confirmation?: Confirmation) => {
    if (confirmation) await confirmIdentity(confirmation);
    return api.profile.remove();
  };
  const remove = useAction(send, {
    leavesPage: true,
    onSuccess: async ({ message }) => {
      startLeaving();
      goodbye.current = message;
      await navigate('/', { replace: true });
    },
    onFailure: error => {
      if (failureBody(error).code === 'reauthRequired') setAskAgain(true);
    },
  });

  const close = () => {
    setOpen(false);
    setAskAgain(false);
    setPassword('');
    remove.clear();
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
        confirming={remove.pending}
        onConfirm={() => void remove.run(askAgain && password !== '' ? { password } : undefined)}
      >
        {remove.failure && <MessageBar kind="bad">{remove.failure}</MessageBar>}
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
            onToken={googleToken => void remove.run({ googleToken })}
            onError={() => remove.refuse(messages.googleWidgetError)}
          />
        )}
      </AlertDialog>
    </>
  );
}
