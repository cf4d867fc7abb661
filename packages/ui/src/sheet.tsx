import { Suspense } from 'react';
import { lazyPanel } from './lazy-parts.ts';
import { useCountedOverlay } from './overlay-count.ts';
import type { SheetProps } from './sheet-props.ts';
import { useFirstUse } from './use-first-use.ts';

const SheetView = lazyPanel(() => import('./sheet-view.tsx'));

/** A full-screen modal sheet; loaded when first opened. */
export function Sheet(props: SheetProps) {
  useCountedOverlay(props.open);
  if (!useFirstUse(props.open)) return null;
  return (
    <Suspense fallback={null}>
      <SheetView {...props} />
    </Suspense>
  );
}
