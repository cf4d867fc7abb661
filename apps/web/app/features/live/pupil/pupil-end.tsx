import { TRIAL_DAYS } from '@eszkerek/contract/constants';
import type { PupilView } from '@eszkerek/contract/live-shapes';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { Link } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { AnswerWords, SolutionWords } from '../../../questions/answer-words.tsx';
import { ClassWheel } from '../class-wheel.tsx';
import { PhoneFrame } from './phone-frame.tsx';
import styles from './pupil.module.css';

interface PupilEndProps {
  /** Null: the lesson ended while this device was away, and a guest's answers are gone. */
  view: PupilView | null;
  connected?: boolean;
  onLeft: () => void;
}

/** After the lesson: what went well, what to look at again, and where to go next. */
export function PupilEnd({ view, connected = true, onLeft }: PupilEndProps) {
  const { user } = useSession();
  const { score, missed } = view ?? {};
  const wheel = view?.lesson.wheel;
  return (
    <PhoneFrame
      connected={connected}
      foot={
        <div className={layoutStyles.stack}>
          {!user && (
            <ButtonLink to="/regisztracio" block onClick={onLeft}>
              Regisztrálok
            </ButtonLink>
          )}
          <ButtonLink to="/" block variant={user ? 'primary' : 'secondary'} onClick={onLeft}>
            Kezdőlap
          </ButtonLink>
        </div>
      }
    >
      <div className={styles.middle}>
        {wheel && <ClassWheel wheel={wheel} size={128} />}
        {wheel && <p className={styles.lead}>Ennyire telt meg ma az osztály kereke.</p>}
        <h1>Vége az órának. Szép munka!</h1>
        {score && score.right > 0 && (
          <p className={styles.lead}>
            <b>
              {score.right} / {score.done} jó
            </b>
          </p>
        )}
      </div>
      {missed && missed.length > 0 && (
        <section aria-labelledby="nezd-at">
          <h2 id="nezd-at">Ezeket nézd át még egyszer!</h2>
          <ol className={layoutStyles.stack}>
            {missed.map(({ question, answer, solution }) => (
              <li key={question.id}>
                <SafeHtml as="span" html={question.question} />
                <p className={styles.lead}>
                  A te válaszod: <AnswerWords question={question} answer={answer} />
                </p>
                <p>
                  <b>A helyes válasz:</b>
                  {'\u2002'}
                  <SolutionWords question={question} solution={solution} />
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
      <div className={styles.middle}>
        {view && !view.guest ? (
          <p>
            A válaszaid <Link to="/profil">a naplódba</Link> kerültek.
          </p>
        ) : (
          <p>
            Vendégként voltál bent: a nevedet és a válaszaidat töröltük{missed?.length ? ', ezért írd föl, amit át akarsz nézni!' : '.'}
          </p>
        )}
        {!user && <p className={styles.lead}>Gyakorolnál még? Regisztrálj, és {TRIAL_DAYS} napig minden leckét ingyen kipróbálhatsz!</p>}
      </div>
    </PhoneFrame>
  );
}
