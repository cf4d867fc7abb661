import type { TeacherLiveView } from '@eszkerek/contract/live-shapes';
import { CopyCode } from '@eszkerek/ui/copy-code.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { QrCode } from '../../../lib/qr-code.tsx';
import styles from './teacher.module.css';

/** How pupils come in: the QR, the address and the code. */
export function Invite({ view: { lesson, guests, premium } }: { view: TeacherLiveView }) {
  const address = `${window.location.origin}/elo/${lesson.code}`;
  return (
    <div className={layoutStyles.row} data-part="row">
      <QrCode text={address} label={`QR-kód: ${address}`} className={styles.qr} />
      <div className={layoutStyles.stack}>
        <p>
          A tanulók itt lépnek be: <b>{window.location.host}/elo</b>
        </p>
        <CopyCode code={lesson.code} label="Az óra kódjának másolása" />
        <p>
          {premium
            ? 'Prémium tartalom: csak az osztály bejelentkezett tagjai léphetnek be.'
            : guests === 'none'
              ? 'Csak az osztály bejelentkezett tagjai léphetnek be.'
              : guests === 'classList'
                ? 'Bejelentkezés nélkül a nevüket az osztálylistáról választják.'
                : 'Bejelentkezés nélkül állatnevet kapnak.'}
        </p>
      </div>
    </div>
  );
}
