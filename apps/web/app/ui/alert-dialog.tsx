import { lazy, type ReactNode, Suspense } from 'react';
import { useCountedOverlay } from './overlay-count.ts';
import { useFirstUse } from './use-first-use.ts';

export interface AlertDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  text?: ReactNode;
  /** Closes without doing anything; focused first. */
  cancelLabel: string;
  /** Left out when there is only something to read. */
  confirmLabel?: string;
  onConfirm?: () => void;
  confirming?: boolean;
  danger?: boolean;
  /** What gets the focus once it is closed; by default what had it before. */
  finalFocus?: () => HTMLElement | null;
  children?: ReactNode;
}

const AlertDialogView = lazy(() => import('./alert-dialog-view.tsx'));

/** A question or a message that must be answered before going on. */
export function AlertDialog(props: AlertDialogProps) {
  useCountedOverlay(props.open);
  if (!useFirstUse(props.open)) return null;
  return (
    <Suspense fallback={null}>
      <AlertDialogView {...props} />
    </Suspense>
  );
}
