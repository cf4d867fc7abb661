import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import layoutStyles from './layout.module.css';
import { closeToast, type Toast, toastStore } from './toast-store.ts';
import styles from './toaster.module.css';

const none: readonly Toast[] = [];
const icons = { ok: 'check', info: 'info', bad: 'warning' } as const;

function ToastItem({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [held, setHeld] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (toast.durationMs === null || held) return;
    const timer = setTimeout(() => closeToast(toast.id), toast.durationMs);
    return () => clearTimeout(timer);
  }, [toast, held]);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const hold = () => setHeld(true);
    const release = () => setHeld(false);
    const events = { pointerenter: hold, focusin: hold, pointerleave: release, focusout: release };
    for (const [name, listener] of Object.entries(events)) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(events)) element.removeEventListener(name, listener);
    };
  }, []);
  const { action } = toast;
  return (
    <div
      ref={box}
      className={toast.kind === 'bad' ? cx(styles.toast, styles.toastBad) : styles.toast}
      role={toast.kind === 'bad' ? 'alert' : 'status'}
    >
      <Icon name={icons[toast.kind]} />
      <div className={layoutStyles.row}>
        <span className={styles.toastText}>{toast.text}</span>
        {action && (
          <button
            type="button"
            className={styles.toastAction}
            onClick={() => {
              closeToast(toast.id);
              action.onClick();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton icon="close" label={closeLabel} size={18} onClick={() => closeToast(toast.id)} />
    </div>
  );
}

/** The corner where toasts appear; mounted once, in the shell. */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => none);
  return (
    <section className={cx(styles.toaster, 'no-print')} aria-label={label}>
      {toasts.map(toast => (
        <ToastItem key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </section>
  );
}
