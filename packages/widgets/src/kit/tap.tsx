import { createElement, type KeyboardEvent, type ReactNode } from 'react';
import drawing from './drawing.module.css';

interface TapProps {
  /** The name of the button or choice that does the same. */
  label: string;
  onTap: () => void;
  children: ReactNode;
}

/** A part of a drawing to tap by mouse or finger. Keyboards and screen readers use the control of the same name beside the drawing. */
export function Tap({ label, onTap, children }: TapProps) {
  return createElement('g', { 'aria-hidden': true, 'data-tap': label, className: drawing.tap, onClick: onTap }, children);
}

/** A part of a drawing that is itself the button, also for keyboards and screen readers. */
export function DrawnButton({ label, onTap, pressed, children }: TapProps & { pressed: boolean }) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onTap();
  };
  const props = {
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
    'aria-pressed': pressed,
    className: drawing.tap,
    onClick: onTap,
    onKeyDown,
  };
  return createElement('g', props, children);
}
