import { Dialog as Base } from '@base-ui/react/dialog';
import type { SheetProps } from './sheet-props.ts';

export default function SheetView({ open, onClose, label, children }: SheetProps) {
  return (
    <Base.Root open={open} onOpenChange={next => !next && onClose()}>
      <Base.Portal>
        <Base.Popup className="sheet-panel">
          <Base.Title className="sr-only">{label}</Base.Title>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
