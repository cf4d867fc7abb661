import { CallError } from '@eszkerek/contract/client';
import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import { Select } from '@eszkerek/ui/input.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { useAction } from '../../../lib/use-action.ts';
import { CodeField } from '../code-field.tsx';
import { cleanCode, LESSON_CODE, wrongSign } from '../live-code.ts';
import { liveSeat } from '../live-seat.ts';
import { PhoneFrame } from './phone-frame.tsx';
import styles from './pupil.module.css';

interface EnterCodeProps {
  initial?: string;
  /** Why the initial code did not open a lesson. */
  failure?: string | null;
  /** Tries the initial code again. */
  onAgain?: () => void;
}

/** The code from the board. */
export function EnterCode({ initial = '', failure = null, onAgain }: EnterCodeProps) {
  const [typed, setTyped] = useState(initial);
  const navigate = useNavigate();
  const code = cleanCode(typed);
  const ready = code.length === LESSON_CODE && wrongSign(typed) === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    if (code === initial && onAgain) onAgain();
    else void navigate(`/elo/${code}`);
  };
  return (
    <form onSubmit={submit}>
      <PhoneFrame
        foot={
          <Button type="submit" size="lg" block disabled={!ready}>
            Belépek
          </Button>
        }
      >
        <h1>Írd be a kódot!</h1>
        <p className={styles.lead}>A kivetítőn látod.</p>
        <CodeField
          label="Az óra kódja"
          placeholder="______"
          typed={typed}
          failure={typed === initial ? failure : null}
          onTyped={setTyped}
        />
      </PhoneFrame>
    </form>
  );
}

interface JoinLessonProps {
  code: string;
  /** This device was in the lesson a moment ago. */
  left: boolean;
  /** It was, and the lesson is no more. */
  onOver: () => void;
}

/** Who joins, and how: by the account, under a given name, or under a name of the class. */
export function JoinLesson({ code, left, onOver }: JoinLessonProps) {
  const session = useSession();
  const [nameId, setNameId] = useState('');
  // The session decides how one may join: it is part of the key.
  const lookQuery = api.live.look.query({ params: { code } });
  const look = useQuery({
    ...lookQuery,
    queryKey: [...lookQuery.queryKey, session.status],
    retry: false,
    enabled: session.status !== 'loading',
  });
  const isOver = left && look.error instanceof CallError && look.error.status === 404;
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  const { run, pending, failure } = useAction(() => api.live.join({ params: { code }, body: nameId ? { nameId } : {} }), {
    onSuccess: ({ token }) => liveSeat.set({ code, token }),
    fallback: 'Most nem sikerült belépni. Próbáld újra!',
  });
  if (look.isError && !isOver) {
    const { message } = look.error instanceof CallError ? look.error : { message: '' };
    return (
      <EnterCode
        key={code}
        initial={code}
        failure={message || 'Most nem érjük el az órát. Próbáld újra!'}
        onAgain={() => void look.refetch()}
      />
    );
  }
  if (!look.data) return <PhoneFrame>{null}</PhoneFrame>;
  const { title, class_name, join, names } = look.data;
  // Members join by their account: who is signed in and may not is of another class.
  const stranger = session.user !== null && class_name !== null;
  const lesson = class_name ? `${class_name} – ${title}` : title;
  // The login ended, or the teacher removed the participant.
  const why = session.user ? 'Lépj be újra!' : 'Nem vagy bejelentkezve. Ha van fiókod, előbb jelentkezz be!';
  const leftBar = left && <MessageBar kind="info">Kikerültél az óráról. {why}</MessageBar>;
  if (join === 'signIn' && stranger)
    return (
      <PhoneFrame
        foot={
          <ButtonLink size="lg" block to="/elo">
            Másik kódot írok be
          </ButtonLink>
        }
      >
        <h1>Nem vagy tagja ennek az osztálynak</h1>
        <p className={styles.lead}>{lesson}</p>
        <MessageBar kind="info">Erre az órára az osztály tagjai léphetnek be. Szólj a tanárodnak!</MessageBar>
      </PhoneFrame>
    );
  if (join === 'signIn')
    return (
      <PhoneFrame
        foot={
          <ButtonLink size="lg" block to="/bejelentkezes" state={{ from: `/elo/${code}` }}>
            Bejelentkezem
          </ButtonLink>
        }
      >
        <h1>Jelentkezz be!</h1>
        <p className={styles.lead}>{lesson}</p>
        {leftBar}
        <MessageBar kind="info">Erre az órára az osztály tagjai léphetnek be.</MessageBar>
      </PhoneFrame>
    );
  const reason = stranger ? 'Nem vagy tagja ennek az osztálynak, ezért' : session.user ? 'Ezen az órán' : 'Bejelentkezés nélkül';
  const ready = join !== 'classList' || nameId !== '';
  return (
    <PhoneFrame
      foot={
        <Button size="lg" block loading={pending} disabled={!ready} onClick={() => void run()}>
          Belépek
        </Button>
      }
    >
      <h1>Gyere az órára!</h1>
      <p className={styles.lead}>{lesson}</p>
      {leftBar}
      {join === 'account' && <p>A saját neveddel lépsz be. A válaszaid az óra végén a naplódba kerülnek.</p>}
      {join === 'animal' && <p>{reason} egy állatnevet kapsz. Az óra végén a válaszaidat töröljük.</p>}
      {join === 'classList' && (
        <Field label="A neved" help="Az óra végén a válaszaidat töröljük.">
          {control => (
            <Select {...control} value={nameId} onChange={event => setNameId(event.target.value)}>
              <option value="">Válaszd ki a nevedet</option>
              {names.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {class_name && !session.user && (
        <p>
          Van fiókod?{' '}
          <Link to="/bejelentkezes" state={{ from: `/elo/${code}` }}>
            Jelentkezz be
          </Link>
          , és a válaszaid a naplódba kerülnek!
        </p>
      )}
      {failure && <MessageBar kind="bad">{failure}</MessageBar>}
    </PhoneFrame>
  );
}
