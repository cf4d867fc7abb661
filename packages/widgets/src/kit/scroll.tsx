import { createElement, type ReactNode } from 'react';
import panels from './panels.module.css';

/** A wide table scrolls sideways inside its own box; the box takes focus, so that keys can scroll it. */
export function Scroll({ label, children }: { label: string; children: ReactNode }) {
  return createElement('div', { className: panels.scroll, role: 'group', tabIndex: 0, 'aria-label': label }, children);
}
