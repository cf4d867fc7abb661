import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { Spinner } from '@eszkerek/ui/spinner.tsx';
import type { SaveStatus } from '../outbox/outbox.ts';
import styles from '../quiz.module.css';

interface SaveStateProps {
  /** Null while there is nothing to save. */
  status: SaveStatus | null;
  waiting: number;
}

const texts: Record<SaveStatus, string> = { saved: 'Mentve', saving: 'Mentés folyamatban', offline: 'Nincs kapcsolat' };

/** Whether the answers have arrived; without a connection it says that they wait here. */
export function SaveState({ status, waiting }: SaveStateProps) {
  // The room of what comes is kept: nothing below it jumps.
  if (status === null) return <p className={styles['save-state']} role="status" />;
  return (
    <p className={cx(styles['save-state'], styles[`save-${status}`])} role="status">
      {status === 'saving' ? <Spinner size={16} /> : <Icon name={status === 'saved' ? 'check' : 'warning'} size={16} />}
      {texts[status]}
      {status === 'offline' && waiting > 0 && <span>– {waiting} válasz itt vár</span>}
    </p>
  );
}
