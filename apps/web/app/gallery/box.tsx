import { cx } from '@eszkerek/ui/cx.ts';
import panelStyles from '@eszkerek/ui/panel.module.css';
import type { ReactNode } from 'react';
import styles from './gallery.module.css';

interface BoxProps {
  title: string;
  width?: 'third' | 'half' | 'wide';
  children: ReactNode;
}

export function Box({ title, width = 'half', children }: BoxProps) {
  return (
    <section className={cx(panelStyles.panel, styles['gallery-box'], width !== 'half' && styles[`gallery-${width}`])}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
