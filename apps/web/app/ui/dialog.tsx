import { lazy, type ReactNode, type RefObject, Suspense } from 'react';
import { useCountedOverlay } from './overlay-count.ts';
import { useFirstUse } from './use-first-use.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  text?: ReactNode;
  closeLabel: string;
  actions?: ReactNode;
  wide?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

const DialogView = lazy(() => import('./dialog-view.tsx'));

/** A modal dialog; its machinery is loaded when one is first opened. */
export function Dialog(props: DialogProps) {
  useCountedOverlay(props.open);
  if (!useFirstUse(props.open)) return null;
  return (
    <Suspense fallback={null}>
      <DialogView {...props} />
    </Suspense>
  );
}
