import { cx } from '@eszkerek/ui/cx.ts';
import type { ReactNode } from 'react';
import { ShellButton } from '../../../lib/shell-button.tsx';
import styles from './frame.module.css';

/** The menu button of the player; `children` are the player's own settings. */
export function ShellFold({ children }: { children?: ReactNode }) {
  return (
    <ShellButton
      whenOpen={close => (
        <>
          <button type="button" className={styles.scrim} aria-label="Vissza a feladathoz" tabIndex={-1} onClick={close} />
          <section className={cx(styles.panel, 'no-print')} aria-label="A lejátszó beállításai">
            {children}
          </section>
        </>
      )}
    />
  );
}
