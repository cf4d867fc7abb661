import { Suspense } from 'react';
import type { AlertDialogProps } from './alert-dialog-props.ts';
import { lazyPanel } from './lazy-parts.ts';
import { useCountedOverlay } from './overlay-count.ts';
import { useFirstUse } from './use-first-use.ts';

const AlertDialogView = lazyPanel(() => import('./alert-dialog-view.tsx'));

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
