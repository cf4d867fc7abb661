import { messages } from '@eszkerek/contract/messages';
import { passwordProblem } from '@eszkerek/contract/password';
import { PICTURES_CHOSEN, type PictureName } from '@eszkerek/contract/pictures';
import { Button } from '@eszkerek/ui/button.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { logIn } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';
import styles from './class-login.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PicturePad } from './picture-pad.tsx';
import { type SecretKind, SecretKindChoice } from './secret-kind.tsx';
import { useSeenOnce } from './use-seen-once.ts';

interface NewClassSecretProps {
  code: string;
  name: string;
  className: string;
  onCancel: () => void;
  onEntering: () => void;
  onLoggedIn: () => void;
}

const CHOOSE = 'Válassz négy képet, és jegyezd meg a sorrendjüket!';
const REPEAT = 'Mutasd meg még egyszer ugyanazt a négy képet, ugyanabban a sorrendben!';
const DIFFERENT = 'Ez más négy kép volt, vagy más sorrendben. Kezdjük újra!';

/** The pupil of the card chooses four pictures, or a password, twice. */
export function NewClassSecret({ code, name, className, onCancel, onEntering, onLoggedIn }: NewClassSecretProps) {
  const [kind, setKind] = useState<SecretKind>('pictures');
  const [first, setFirst] = useState<readonly PictureName[] | null>(null);
  const [pictures, setPictures] = useState<PictureName[]>([]);
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const { run, refuse, clear, pending, failure } = useAction(api.auth.redeemCard, {
    leavesPage: true,
    onSuccess: ({ user, token }) => {
      onEntering();
      logIn(user, token);
      onLoggedIn();
    },
  });
  const wish = useRef<HTMLDivElement>(null);
  const shownFirst = useRef(first);
  useLayoutEffect(() => {
    if (shownFirst.current === first) return;
    shownFirst.current = first;
    // The button stands below the pictures: what to do next is read above them.
    wish.current?.focus({ preventScroll: true });
    wish.current?.scrollIntoView?.({ block: 'start' });
  }, [first]);
  const submitPictures = () => {
    if (first === null) {
      setFirst(pictures);
      setPictures([]);
      clear();
    } else if (first.join() === pictures.join()) void run({ body: { code, pictures } });
    else {
      setFirst(null);
      setPictures([]);
      refuse(DIFFERENT);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (kind === 'pictures') return submitPictures();
    const problem = passwordProblem(password);
    if (problem) return refuse(problem === 'weak' ? messages.passwordWeak : messages.passwordCommon);
    if (password !== confirm) return refuse(messages.passwordMismatch);
    void run({ body: { code, password } });
  };
  const ready = kind === 'pictures' ? pictures.length === PICTURES_CHOSEN : password !== '' && confirm !== '';
  const goOn = useSeenOnce(ready && kind === 'pictures');
  const refused = useSeenOnce(failure !== null && failure !== DIFFERENT);
  return (
    <form className={formStyles.formGrid} method="post" onSubmit={submit} noValidate aria-label="Jelszó választása">
      <h2 className={styles.step}>
        Szia, {name}! <small>{className}</small>
      </h2>
      <SecretKindChoice value={kind} onChange={setKind} />
      {kind === 'pictures' ? (
        <>
          <div ref={wish} tabIndex={-1}>
            {failure === DIFFERENT && <MessageBar kind="bad">{failure}</MessageBar>}
            <p>{first === null ? CHOOSE : REPEAT}</p>
          </div>
          <PicturePad chosen={pictures} onChange={setPictures} />
        </>
      ) : (
        <NewPasswordFields password={password} confirm={confirm} onPassword={setPassword} onConfirm={setConfirm} />
      )}
      {failure && failure !== DIFFERENT && (
        <div ref={refused}>
          <MessageBar kind="bad">{failure}</MessageBar>
        </div>
      )}
      <div ref={goOn}>
        <Button type="submit" size="lg" block loading={pending} disabled={!ready}>
          {kind === 'pictures' && first === null ? 'Tovább' : 'Ez lesz a jelszavam'}
        </Button>
      </div>
      <Button variant="ghost" icon="arrow-left" onClick={onCancel}>
        Nem az én kártyám
      </Button>
    </form>
  );
}
