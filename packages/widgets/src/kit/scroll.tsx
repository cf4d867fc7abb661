import { createElement, type ReactNode } from 'react';

/** A wide table scrolls sideways inside its own box; the box takes focus, so that keys can scroll it. */
export function Scroll({ label, children }: { label: string; children: ReactNode }) {
  return createElement('div', { className: 'w-scroll', role: 'group', tabIndex: 0, 'aria-label': label }, children);
}
