import type { User } from '@eszkerek/contract/entities';
import { messages } from '@eszkerek/contract/messages';
import { Button } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { EmailInput } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api.ts';
import { failureBody } from '../../lib/failure-text.ts';
import { updateUser } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';
import { ConfirmAgain } from './confirm-again.tsx';
import { confirmIdentity } from './confirm-identity.ts';
import { badEmail, looksLikeEmail } from './email-address.ts';
import { GoogleButton } from './google-button.tsx';
import { useAuthOptions } from './use-auth-options.ts';

const consentTexts: Record<User['parental_consent'], string> = {
  none: 'Még nem adtad meg. Nélküle is tanulhatsz; a szülőd hozzájárulásával heti összefoglalót küldünk neki.',
  waiting: 'A szülőd még nem válaszolt a levelünkre.',
  confirmed: 'A szülőd hozzájárult a fiókodhoz. Ha megváltoztatod a címet, az új címre küldünk levelet, a régi linkje pedig megszűnik.',
};

/** The pupil gives another parent's address, or none; an older sign-in is confirmed first. */
export function ParentAddress({ user, onChanged }: { user: User; onChanged: () => void }) {
  const options = useAuthOptions();
  const [typed, setTyped] = useState(user.parental_email ?? '');
  const email = typed.trim();
  const [left, setLeft] = useState(false);
  const wrong = left && email !== '' && !looksLikeEmail(email);
  const [askAgain, setAskAgain] = useState<{ parental_email: string | null } | null>(null);
  const change = useAction((body: { parental_email: string | null }) => api.profile.changeParent({ body }), {
    success: ({ message }) => message,
    onSuccess: ({ user: changed }) => {
      updateUser(changed);
      setTyped(changed.parental_email ?? '');
      setAskAgain(null);
      onChanged();
    },
    onFailure: (error, body) => setAskAgain(failureBody(error).code === 'reauthRequired' ? body : null),
  });
  const confirm = useAction((googleToken: string) => confirmIdentity({ googleToken }), {
    fallback: messages.googleWidgetError,
    onSuccess: () => void (askAgain && change.run(askAgain)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLeft(true);
    if (looksLikeEmail(email)) void change.run({ parental_email: email });
  };

  return (
    <div className={formStyles.formGrid}>
      <form className={formStyles.formGrid} onSubmit={submit} noValidate aria-label="Szülő e-mail-címe">
        <Field label="Szülő e-mail-címe" help={consentTexts[user.parental_consent]} error={wrong ? badEmail : null}>
          {control => (
            <EmailInput
              {...control}
              name="parental_email"
              autoComplete="off"
              placeholder="szulo@pelda.hu"
              value={typed}
              onChange={event => setTyped(event.target.value)}
              onBlur={() => setLeft(true)}
            />
          )}
        </Field>
        {change.success && <MessageBar kind="ok">{change.success}</MessageBar>}
        {change.failure && !askAgain && <MessageBar kind="bad">{change.failure}</MessageBar>}
        <div className={layoutStyles.row} data-part="row">
          <Button type="submit" loading={change.pending} disabled={email === ''}>
            {email === user.parental_email ? 'Újraküldöm a levelet' : 'Mentés'}
          </Button>
          {user.parental_email !== null && (
            <Button variant="ghost" disabled={change.pending} onClick={() => void change.run({ parental_email: null })}>
              Törlöm a címet
            </Button>
          )}
        </div>
      </form>
      {askAgain && user.has_password && (
        <>
          <MessageBar kind="info">Ehhez add meg újra a jelszavad: így más nem írhatja át a szülőd címét.</MessageBar>
          <ConfirmAgain onConfirmed={() => void change.run(askAgain)} />
        </>
      )}
      {askAgain && !user.has_password && options?.google && (
        <GoogleButton
          google={options.google}
          label="Igazolom magam Google-fiókkal"
          purpose="signin_with"
          onToken={token => void confirm.run(token)}
          onError={() => confirm.refuse(messages.googleWidgetError)}
        />
      )}
      {confirm.failure && <MessageBar kind="bad">{confirm.failure}</MessageBar>}
    </div>
  );
}
