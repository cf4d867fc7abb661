import type { ReactNode } from 'react';
import type { Tint } from './card.tsx';

const drawings: Record<Tint, ReactNode> = {
  matematika: (
    <>
      <path d="M9 9V1a8 8 0 0 1 8 8z" fill="var(--glyph-mid, var(--c-mid))" />
      <path d="m8.4 9.6 8 .3A8 8 0 1 1 8.1 1.6z" fill="var(--glyph, var(--c))" />
    </>
  ),
  fizika: (
    <g fill="none" strokeWidth="2.4" strokeLinecap="round">
      <circle cx="3.6" cy="14.4" r="2" fill="var(--glyph, var(--c))" />
      <path d="M3.6 8.4a6 6 0 0 1 6 6" stroke="var(--glyph, var(--c))" />
      <path d="M3.6 3.4a11 11 0 0 1 11 11" stroke="var(--glyph-mid, var(--c-mid))" />
    </g>
  ),
  ai: (
    <>
      <path d="M4 4 14 7 7 14z" fill="none" stroke="var(--glyph, var(--c))" strokeWidth="1.8" />
      <circle cx="4" cy="4" r="2.8" fill="var(--glyph, var(--c))" />
      <circle cx="14" cy="7" r="3" fill="var(--glyph-mid, var(--c-mid))" />
      <circle cx="7" cy="14" r="2.8" fill="var(--glyph, var(--c))" />
    </>
  ),
  eszkoz: (
    <g fill="var(--glyph, var(--c))">
      <rect x="1.5" y="1.5" width="6.5" height="6.5" rx="1.8" />
      <rect x="10" y="1.5" width="6.5" height="6.5" rx="1.8" fill="var(--glyph-mid, var(--c-mid))" />
      <rect x="1.5" y="10" width="6.5" height="6.5" rx="1.8" fill="var(--glyph-mid, var(--c-mid))" />
      <circle cx="13.3" cy="13.3" r="3.4" />
    </g>
  ),
};

interface SubjectGlyphProps {
  tint: Tint;
  size?: number;
}

/** The small sign of a colour family; it reads --c from the place it stands in. */
export function SubjectGlyph({ tint, size = 18 }: SubjectGlyphProps) {
  const side = `${size / 16}rem`;
  return (
    <svg viewBox="0 0 18 18" width={side} height={side} aria-hidden="true">
      {drawings[tint]}
    </svg>
  );
}
