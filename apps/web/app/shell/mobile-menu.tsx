import { lazyPanel } from '@eszkerek/ui/lazy-parts.ts';
import { useFirstUse } from '@eszkerek/ui/use-first-use.ts';
import { Suspense } from 'react';
import type { MobileMenuProps } from './mobile-menu-props.ts';

const MobileMenuView = lazyPanel(() => import('./mobile-menu-view.tsx'));

/** The whole menu as a sheet, for screens where the bar has no room; loaded when first opened. */
export function MobileMenu(props: MobileMenuProps) {
  if (!useFirstUse(props.open)) return null;
  return (
    <Suspense fallback={null}>
      <MobileMenuView {...props} />
    </Suspense>
  );
}
