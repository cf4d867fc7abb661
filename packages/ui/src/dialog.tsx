import { Suspense } from 'react';
import type { DialogProps } from './dialog-props.ts';
import { lazyPanel } from './lazy-parts.ts';
import { useCountedOverlay } from './overlay-count.ts';
import { useFirstUse } from './use-first-use.ts';

const DialogView = lazyPanel(() => import('./dialog-view.tsx'));

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
