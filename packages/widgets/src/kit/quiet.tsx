import { createElement, type ReactNode } from 'react';

/** Drawing that a screen reader gets from the description instead. */
export function Quiet({ children, className }: { children: ReactNode; className?: string }) {
  return createElement('g', { 'aria-hidden': true, className }, children);
}
