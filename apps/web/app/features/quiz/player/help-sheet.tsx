import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { HintList } from '../../../questions/hint-list.tsx';
import { text } from '../../../text/common.ts';
import styles from './frame.module.css';

interface HelpSheetProps {
  open: boolean;
  /** Why the first answer was not right. */
  reasons: readonly string[];
  hints: readonly string[];
  onClose: () => void;
}

/** What can be read again while an answer is made: the reason of the first try, then the hints. */
export function HelpSheet({ open, reasons, hints, onClose }: HelpSheetProps) {
  return (
    <div className={styles.hints}>
      <HintList hints={open ? [...reasons, ...hints] : []} title={hints.length === 0 ? 'Miért nem volt jó?' : undefined} />
      {open && <IconButton className={styles.sheetClose} icon="close" label={text.close} onClick={onClose} />}
    </div>
  );
}
