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
