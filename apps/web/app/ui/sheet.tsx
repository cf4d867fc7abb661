import { lazy, type ReactNode, Suspense } from 'react';
import { useCountedOverlay } from './overlay-count.ts';
import { useFirstUse } from './use-first-use.ts';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  label: string;
  children: ReactNode;
}

const SheetView = lazy(() => import('./sheet-view.tsx'));

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
