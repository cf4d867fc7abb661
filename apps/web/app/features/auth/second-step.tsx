import { Button } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Input } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api.ts';
import { failureBody } from '../../lib/failure-text.ts';
import { useAction } from '../../lib/use-action.ts';
import { ConfirmAgain } from './confirm-again.tsx';

type Step = () => Promise<void>;

interface SecondStepProps {
  enabled: boolean;
  onChanged: () => void;
}

/** For admins: a code from an authenticator app at every login. */
export function SecondStep({ enabled, onChanged }: SecondStepProps) {
  const [secret, setSecret] = useState<{ secret: string; uri: string } | null>(null);
  const [code, setCode] = useState('');
  const [again, setAgain] = useState<Step | null>(null);

  /** What needs a fresh sign-in asks for the password and is then tried once more. */
  const { run, pending, failure } = useAction((step: Step) => step(), {
    onFailure: (error, step) => {
      if (failureBody(error).code === 'reauthRequired') setAgain(() => step);
    },
  });
  const attempt = (step: Step) => {
    setAgain(null);
    void run(step);
  };

  const start = () => attempt(async () => setSecret(await api.profile.startTotp()));
  const disable = () =>
    attempt(async () => {
      await api.profile.disableTotp();
      onChanged();
    });
  const enable = (event: FormEvent) => {
    event.preventDefault();
    attempt(async () => {
      await api.profile.enableTotp({ body: { totp: code.trim() } });
      setSecret(null);
      onChanged();
    });
  };

  return (
    <div className={formStyles.formGrid}>
      <p>{enabled ? 'Be van kapcsolva: belépéskor a hitelesítő alkalmazásod kódját is kérjük.' : 'Nincs bekapcsolva.'}</p>
      {failure && !again && <MessageBar kind="bad">{failure}</MessageBar>}
      {again && <ConfirmAgain onConfirmed={() => attempt(again)} />}
      {!again && secret && (
        <form className={formStyles.formGrid} onSubmit={enable} noValidate>
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
          <Button type="submit" loading={pending}>
            Bekapcsolom
          </Button>
        </form>
      )}
      {!again && !secret && (
        <div className={layoutStyles.row} data-part="row">
          <Button variant="secondary" icon="shield" loading={pending} onClick={enabled ? disable : start}>
            {enabled ? 'Kikapcsolom' : 'Beállítom'}
          </Button>
        </div>
      )}
    </div>
  );
}
