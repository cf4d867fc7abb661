import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { cx } from './cx.ts';

export type BadgeKind = 'free' | 'premium' | 'workshop' | 'tool' | 'plain' | 'subject' | 'ok' | 'bad' | 'wait' | 'neutral';

const glyphs: Partial<Record<BadgeKind, ReactNode>> = {
  free: <circle cx="7" cy="7" r="4.6" fill="none" stroke="currentColor" strokeWidth="2.6" />,
  premium: (
    <path
      d="M7 .4C7.68 5.12 8.88 6.32 13.6 7 8.88 7.68 7.68 8.88 7 13.6 6.32 8.88 5.12 7.68.4 7 5.12 6.32 6.32 5.12 7 .4Z"
      fill="currentColor"
    />
  ),
  workshop: (
    <>
      <path d="M7 .8 12.4 3.9v6.2L7 13.2 1.6 10.1V3.9z" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinejoin="round" />
      <circle cx="7" cy="7" r="1.7" fill="currentColor" />
    </>
  ),
  tool: (
    <path
      d="M2.7 1.4h2A1.3 1.3 0 0 1 6 2.7v2A1.3 1.3 0 0 1 4.7 6h-2a1.3 1.3 0 0 1-1.3-1.3v-2a1.3 1.3 0 0 1 1.3-1.3zm6.6 0h2a1.3 1.3 0 0 1 1.3 1.3v2A1.3 1.3 0 0 1 11.3 6h-2A1.3 1.3 0 0 1 8 4.7v-2a1.3 1.3 0 0 1 1.3-1.3zM2.7 8h2A1.3 1.3 0 0 1 6 9.3v2a1.3 1.3 0 0 1-1.3 1.3h-2a1.3 1.3 0 0 1-1.3-1.3v-2A1.3 1.3 0 0 1 2.7 8zm7.6-.2a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z"
      fill="currentColor"
    />
  ),
};

interface BadgeProps {
  kind: BadgeKind;
  children: ReactNode;
}

/** Kinds differ by glyph and fill type, so they stay apart in greyscale. */
export function Badge({ kind, children }: BadgeProps) {
  const glyph = glyphs[kind];
  return (
    <span className={cx(styles.badge, styles[`badge-${kind}`])}>
      {glyph && (
        <svg viewBox="0 0 14 14" aria-hidden="true">
          {glyph}
        </svg>
      )}
      {children}
    </span>
  );
}
