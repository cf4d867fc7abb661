import { Suspense, useSyncExternalStore } from 'react';
import { cx } from './cx.ts';
import { lazyPanel } from './lazy-parts.ts';
import { type Toast, toastStore } from './toast-store.ts';
import styles from './toaster.module.css';

const none: readonly Toast[] = [];
const ToastItem = lazyPanel(() => import('./toast-item.tsx'));

/** The corner where toasts appear; mounted once, in the shell. */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => none);
  return (
    <section className={cx(styles.toaster, 'no-print')} aria-label={label}>
      <Suspense fallback={null}>
        {toasts.map(toast => (
          <ToastItem key={toast.id} toast={toast} closeLabel={closeLabel} />
        ))}
      </Suspense>
    </section>
  );
}
