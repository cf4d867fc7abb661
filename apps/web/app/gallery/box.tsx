import { cx } from '@eszkerek/ui/cx.ts';
import type { ReactNode } from 'react';

interface BoxProps {
  title: string;
  width?: 'third' | 'half' | 'wide';
  children: ReactNode;
}

export function Box({ title, width = 'half', children }: BoxProps) {
  return (
    <section className={cx('panel gallery-box', width !== 'half' && `gallery-${width}`)}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
