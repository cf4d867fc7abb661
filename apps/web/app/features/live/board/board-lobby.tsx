import type { BoardView } from '@eszkerek/contract/live-shapes';
import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';
import { QrCode } from '../../../lib/qr-code.tsx';
import styles from './board.module.css';

/** How to come in: the address, the code in large letters, and a QR. Who is there is only a number. */
export function BoardLobby({ view }: { view: BoardView }) {
  const { lesson, join, present } = view;
  return (
    <div className={styles.lobby}>
      <div className={styles.steps}>
        <h1 className={styles.call}>Csatlakozz az órához!</h1>
        <ol>
          <li>
            <span>1</span> Nyisd meg: <b>{join.shown}</b>
          </li>
          <li>
            <span>2</span> Írd be a kódot:
          </li>
        </ol>
        <p className={styles.code}>
          <span className="sr-only">{lesson.code}</span>
          {Array.from(Array.from(lesson.code).entries(), ([place, letter]) => (
            <i key={place} aria-hidden="true">
              {letter}
            </i>
          ))}
        </p>
        <p role="status">
          <b className={styles.call}>{present}</b> itt van
        </p>
      </div>
      <div className={styles.ring}>
        <ProgressRing segments={Math.max(24, present)} value={present} label={`${present} tanuló van itt`} size={400} thickness={6}>
          <QrCode text={join.url} label={`QR-kód: ${join.url}`} className={styles.qr} />
        </ProgressRing>
      </div>
    </div>
  );
}
