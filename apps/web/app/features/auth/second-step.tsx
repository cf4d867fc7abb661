import { messages } from '@eszkerek/contract/messages';
import { Button } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import { Input } from '@eszkerek/ui/input.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api.ts';
import { ConfirmAgain } from './confirm-again.tsx';
import { failureBody, failureText } from './failure-text.ts';

interface SecondStepProps {
  enabled: boolean;
  onChanged: () => void;
}

/** For admins: a code from an authenticator app at every login. */
export function SecondStep({ enabled, onChanged }: SecondStepProps) {
  const [secret, setSecret] = useState<{ secret: string; uri: string } | null>(null);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [again, setAgain] = useState<(() => void) | null>(null);

  /** What needs a fresh sign-in asks for the password and is then tried once more. */
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    setAgain(null);
    try {
      await work();
    } catch (error) {
      if (failureBody(error).code === 'reauthRequired') setAgain(() => () => void attempt(work));
      else setFailure(failureText(error, messages.somethingFailed));
    }
    setBusy(false);
  };

  const start = () => attempt(async () => setSecret(await api.profile.startTotp()));
  const disable = () =>
    attempt(async () => {
      await api.profile.disableTotp();
      onChanged();
    });
  const enable = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      await api.profile.enableTotp({ body: { totp: code.trim() } });
      setSecret(null);
      onChanged();
    });
  };

  return (
    <div className="form-grid">
      <p>{enabled ? 'Be van kapcsolva: belépéskor a hitelesítő alkalmazásod kódját is kérjük.' : 'Nincs bekapcsolva.'}</p>
      {failure && <MessageBar kind="bad">{failure}</MessageBar>}
      {again && <ConfirmAgain onConfirmed={again} />}
      {!again && secret && (
        <form className="form-grid" onSubmit={enable} noValidate>
          <p>
            Vedd fel ezt a kulcsot a hitelesítő alkalmazásodba, vagy <a href={secret.uri}>nyisd meg benne</a>:
          </p>
          <p className="mono">{secret.secret.match(/.{1,4}/g)?.join(' ')}</p>
          <Field label="Az alkalmazás hatjegyű kódja">
            {control => (
              <Input
                {...control}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={6}
                value={code}
                onChange={event => setCode(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" loading={busy}>
            Bekapcsolom
          </Button>
        </form>
      )}
      {!again && !secret && (
        <div className="row">
          <Button variant="secondary" icon="shield" loading={busy} onClick={() => void (enabled ? disable() : start())}>
            {enabled ? 'Kikapcsolom' : 'Beállítom'}
          </Button>
        </div>
      )}
    </div>
  );
}
