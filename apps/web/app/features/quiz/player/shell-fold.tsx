import { cx } from '@eszkerek/ui/cx.ts';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './frame.module.css';

/** The one button that navbar and floating controls fold into; `children` are the player's own settings. */
export function ShellFold({ children }: { children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The shell's styles read this: navbar and floating controls are shown while it says open.
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (open) dataset.shell = 'open';
    return () => {
      delete dataset.shell;
    };
  }, [open]);
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      setOpen(false);
      button.current?.focus();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [open]);
  return (
    <>
      <IconButton
        ref={button}
        icon="menu"
        label={open ? 'Menü és vezérlők elrejtése' : 'Menü és vezérlők'}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <>
          <button type="button" className={styles.scrim} aria-label="Vissza a feladathoz" tabIndex={-1} onClick={() => setOpen(false)} />
          <section className={cx(styles.panel, 'no-print')} aria-label="A lejátszó beállításai">
            {children}
          </section>
        </>
      )}
    </>
  );
}
