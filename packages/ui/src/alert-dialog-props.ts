import type { ReactNode } from 'react';

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
  /** Closing is the better choice: its button is the main one. */
  prefersCancel?: boolean;
  /** What gets the focus once it is closed; by default what had it before. */
  finalFocus?: () => HTMLElement | null;
  /** Told while its file is still on the way, so that what opened it can show that it works. */
  onWait?: (waits: boolean) => void;
  children?: ReactNode;
}
