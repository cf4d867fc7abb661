import { Suspense, useEffect } from 'react';
import type { AlertDialogProps } from './alert-dialog-props.ts';
import { lazyPanel } from './lazy-parts.ts';
import { useCountedOverlay } from './overlay-count.ts';
import { useFirstUse } from './use-first-use.ts';

const AlertDialogView = lazyPanel(() => import('./alert-dialog-view.tsx'));

function Waits({ onWait }: Pick<AlertDialogProps, 'onWait'>) {
  useEffect(() => {
    onWait?.(true);
    return () => onWait?.(false);
  }, [onWait]);
  return null;
}

/** A question or a message that must be answered before going on. */
export function AlertDialog({ onWait, ...props }: AlertDialogProps) {
  useCountedOverlay(props.open);
  if (!useFirstUse(props.open)) return null;
  return (
    <Suspense fallback={<Waits onWait={onWait} />}>
      <AlertDialogView {...props} />
    </Suspense>
  );
}
