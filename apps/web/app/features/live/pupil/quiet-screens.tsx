import { Button } from '@eszkerek/ui/button.tsx';
import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';
import { useAction } from '../../../lib/use-action.ts';
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
