import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import styles from '../quiz.module.css';
import type { Finishing } from './use-finish.ts';

/** The end was asked for, but not everything has arrived yet. */
export function FinishWaiting({ finishing }: { finishing: Finishing }) {
  if (finishing !== 'waiting') return null;
  return (
    <div className={styles.finishWaiting}>
      <MessageBar kind="spark">
        Nincs kapcsolat. A válaszaid megvannak; amint visszajön, elküldjük őket, és mutatjuk az eredményt.
      </MessageBar>
    </div>
  );
}

/** An answer was given without a connection. */
export const AnswerWaiting = () => (
  <div className={styles.finishWaiting}>
    <MessageBar kind="spark">
      A válaszod megvan ezen az eszközön. Amint visszajön a kapcsolat, elküldjük, és megnézzük együtt. Addig mehetsz tovább.
    </MessageBar>
  </div>
);
