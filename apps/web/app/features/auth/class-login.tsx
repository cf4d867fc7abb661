import { CallError } from '@eszkerek/contract/client';
import type { PictureName } from '@eszkerek/contract/pictures';
import { PICTURES_CHOSEN } from '@eszkerek/contract/pictures';
import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import { Checkbox } from '@eszkerek/ui/choice.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { PasswordInput } from '@eszkerek/ui/input.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { logIn } from '../../lib/session.ts';
import { useSessionEnd } from '../../lib/session-end.ts';
import { useAction } from '../../lib/use-action.ts';
import { text } from '../../text/common.ts';
import { CodeForm } from './class-code-form.tsx';
import styles from './class-login.module.css';
import { PicturePad } from './picture-pad.tsx';
import { type SecretKind, SecretKindChoice } from './secret-kind.tsx';
import { useSeenOnce } from './use-seen-once.ts';

const CLASS_CODE_LENGTH = 6;
export const CARD_CODE_LENGTH = 8;

interface ClassLoginProps {
  /** From the address; the list of its class is shown at once. */
  classCode: string | null;
  onClassCode: (code: string | null) => void;
  /** The code of a sign-in card was typed instead: it is longer. */
  onCard: (code: string) => void;
  onEntering: () => void;
  onLoggedIn: () => void;
}

/** Class code, then the own name, then four pictures or a password. */
export function ClassLogin({ classCode, onClassCode, onCard, onEntering, onLoggedIn }: ClassLoginProps) {
  const [name, setName] = useState<string | null>(null);
  useSessionEnd();
  const take = (code: string) => {
    if (code.length === CARD_CODE_LENGTH) onCard(code);
    else if (code === classCode) void list.refetch();
    else onClassCode(code);
  };
  const list = useQuery({
    queryKey: ['class-names', classCode],
    queryFn: () => api.auth.classNames({ body: { classCode: classCode ?? '' } }),
    enabled: classCode !== null,
    retry: false,
  });
  if (classCode === null || list.isError)
    return (
      <CodeForm
        label="Osztálykód vagy kártyakód"
        help="Osztálykód: hat betű és szám, a tanárod mondja meg. Új kártyád van? Írd ide a kódját, az nyolc betű és szám."
        length={CLASS_CODE_LENGTH}
        error={list.error?.message ?? null}
        refused={classCode ?? ''}
        onCode={take}
      />
    );
  if (list.isPending) return <Skeleton height="14rem" />;
  const { class_name, names } = list.data;
  if (name === null || !names.includes(name))
    return (
      <div className={formStyles.formGrid}>
        {names.length === 0 ? (
          <EmptyState
            title="Ebben az osztályban mindenki e-mail-címmel lép be"
            actions={<ButtonLink to="/bejelentkezes">Bejelentkezés</ButtonLink>}
          >
            A bejelentkezés oldalán tudsz belépni.
          </EmptyState>
        ) : (
          <>
            <h2 className={styles.step}>Melyik a te neved?</h2>
            <ul className={styles.names} aria-label={`${class_name}: névsor`}>
              {names.map(listed => (
                <li key={listed}>
                  <button type="button" onClick={() => setName(listed)}>
                    {listed}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        <Button variant="ghost" icon="arrow-left" onClick={() => onClassCode(null)}>
          Másik osztály
        </Button>
      </div>
    );
  return (
    <SecretForm
      classCode={classCode}
      name={name}
      onBack={() => setName(null)}
      onCode={() => onClassCode(null)}
      onEntering={onEntering}
      onLoggedIn={onLoggedIn}
    />
  );
}

interface SecretFormProps extends Pick<ClassLoginProps, 'onEntering' | 'onLoggedIn'> {
  classCode: string;
  name: string;
  onBack: () => void;
  /** To the field where a card's code is typed. */
  onCode: () => void;
}

function SecretForm({ classCode, name, onBack, onCode, onEntering, onLoggedIn }: SecretFormProps) {
  const [kind, setKind] = useState<SecretKind>('pictures');
  const [pictures, setPictures] = useState<PictureName[]>([]);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  /** No password yet, or locked: only a new card leads on. */
  const [needsCard, setNeedsCard] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The name may have stood far down the list.
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  const { run, pending, failure, clear } = useAction(api.auth.classLogin, {
    leavesPage: true,
    onSuccess: ({ user, token }) => {
      onEntering();
      logIn(user, token);
      onLoggedIn();
    },
    onFailure: error => {
      setNeedsCard(error instanceof CallError && error.status === 403);
      setPictures([]);
      setPassword('');
    },
  });
  const choose = (chosen: PictureName[]) => {
    clear();
    setPictures(chosen);
  };
  const ready = kind === 'pictures' ? pictures.length === PICTURES_CHOSEN : password !== '';
  const goOn = useSeenOnce(ready && kind === 'pictures');
  const refused = useSeenOnce(failure !== null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) void run({ body: { classCode, name, remember, ...(kind === 'pictures' ? { pictures } : { password }) } });
  };
  return (
    <form className={formStyles.formGrid} method="post" onSubmit={submit} noValidate aria-label="Belépés az osztályba">
      <h2 className={styles.step} ref={heading} tabIndex={-1}>
        Szia, {name}!
      </h2>
      <SecretKindChoice value={kind} onChange={setKind} />
      {kind === 'pictures' ? (
        <PicturePad chosen={pictures} onChange={choose} hidden />
      ) : (
        <Field label="Jelszó">
          {control => (
            <PasswordInput
              {...control}
              showLabel={text.showPassword}
              hideLabel={text.hidePassword}
              name="password"
              maxLength={200}
              autoComplete="current-password"
              value={password}
              onChange={event => setPassword(event.target.value)}
            />
          )}
        </Field>
      )}
      <Checkbox checked={remember} onChange={event => setRemember(event.target.checked)}>
        Emlékezz rám (csak a saját gépeden)
      </Checkbox>
      {failure && (
        <div ref={refused} className={formStyles.formGrid}>
          <MessageBar kind="bad">{failure}</MessageBar>
          {needsCard && (
            <Button variant="secondary" block onClick={onCode}>
              Beírom a kártyám kódját
            </Button>
          )}
        </div>
      )}
      <div ref={goOn}>
        <Button type="submit" size="lg" block loading={pending} disabled={!ready}>
          Belépek
        </Button>
      </div>
      <Button variant="ghost" icon="arrow-left" onClick={onBack}>
        Nem én vagyok
      </Button>
    </form>
  );
}
