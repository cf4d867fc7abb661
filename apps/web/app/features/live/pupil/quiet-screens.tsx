import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { Link } from 'react-router';
import { useAction } from '../../../lib/use-action.ts';
import { ClassWheel } from '../class-wheel.tsx';
import { liveApi } from '../live-api.ts';
import { liveSeat } from '../live-seat.ts';
import { PhoneFrame } from './phone-frame.tsx';
import styles from './pupil.module.css';
import type { PupilScreenProps } from './screen-props.ts';

/** Before the first question. */
export function PupilLobby({ view, connected, token }: PupilScreenProps) {
  const { lesson, name, present } = view;
  const { run, pending } = useAction(() => liveApi(token).leave(), { onSettled: () => liveSeat.set(null) });
  return (
    <PhoneFrame
      connected={connected}
      foot={
        <Button variant="ghost" block loading={pending} onClick={() => void run()}>
          Nem én vagyok {name}
        </Button>
      }
    >
      <div className={styles.middle}>
        <ProgressRing segments={Math.max(12, present)} value={present} label={`${present} tanuló van itt`} size={176}>
          <b>{present}</b>
          <i>itt van</i>
        </ProgressRing>
        <h1>Szia, {name}!</h1>
        <p className={styles.lead}>Bent vagy. Mindjárt kezdünk, nézd a kivetítőt!</p>
        <p>{lesson.class_name ? `${lesson.class_name} – ${lesson.title}` : lesson.title}</p>
      </div>
    </PhoneFrame>
  );
}

export function Paused({ connected }: PupilScreenProps) {
  return (
    <PhoneFrame connected={connected}>
      <div className={styles.middle}>
        <h1>Szünet</h1>
        <p className={styles.lead}>Tedd le a készüléket egy percre, és figyelj a tanárodra! Innen folytatod, ahol tartottál.</p>
      </div>
    </PhoneFrame>
  );
}

export function PupilEnd({ view, connected }: PupilScreenProps) {
  const { score, guest, lesson, missed } = view;
  return (
    <PhoneFrame
      connected={connected}
      foot={
        <ButtonLink to="/" block size="lg" onClick={() => liveSeat.set(null)}>
          Kezdőlap
        </ButtonLink>
      }
    >
      <div className={styles.middle}>
        {lesson.wheel && <ClassWheel wheel={lesson.wheel} size={128} />}
        {lesson.wheel && <p className={styles.lead}>Ennyire telt meg ma az osztály kereke.</p>}
        <h1>Vége az órának. Szép munka!</h1>
        {score && score.done > 0 && (
          <p className={styles.lead}>
            <b>
              {score.right} / {score.done} jó
            </b>
          </p>
        )}
        {guest ? (
          <p>Vendégként voltál bent: a nevedet és a válaszaidat töröltük, ezért írd föl, amit át akarsz nézni!</p>
        ) : (
          <p>
            A válaszaid <Link to="/profil">a naplódba</Link> kerültek.
          </p>
        )}
      </div>
      {missed && missed.length > 0 && (
        <section aria-labelledby="nezd-at">
          <h2 id="nezd-at">Ezeket nézd át még egyszer!</h2>
          <ol className={layoutStyles.stack}>
            {Array.from(missed.entries(), ([place, html]) => (
              <li key={place}>
                <SafeHtml as="span" html={html} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </PhoneFrame>
  );
}
