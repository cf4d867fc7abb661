import { Dialog as Base } from '@base-ui/react/dialog';
import styles from './overlay.module.css';
import type { SheetProps } from './sheet-props.ts';

export default function SheetView({ open, onClose, label, children }: SheetProps) {
  return (
    <Base.Root open={open} onOpenChange={next => !next && onClose()}>
      <Base.Portal>
        <Base.Popup className={styles.sheetPanel}>
          <Base.Title className="sr-only">{label}</Base.Title>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
