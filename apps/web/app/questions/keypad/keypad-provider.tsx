import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { MathText } from '../math-text.tsx';
import { Keypad } from './keypad.tsx';
import { KeypadContext } from './keypad-context.ts';
import { onTouch } from './on-touch.ts';
import { isDrawn, Pretty } from './pretty.tsx';

interface KeypadProviderProps {
  host: HTMLElement | null;
  waits?: boolean;
  children: ReactNode;
}

/** Offers the keypad to the question's fields; with a real keyboard at hand it waits until it is asked for. */
export function KeypadProvider({ host, waits = false, children }: KeypadProviderProps) {
  const touched = useSyncExternalStore(...onTouch);
  const [chosen, setOn] = useState<boolean | null>(null);
  const on = chosen ?? touched;
  const [lent, setLent] = useState(false);
  const offer = useMemo(() => ({ Keypad, Pretty, MathText, isDrawn, host, waits, on, setOn, lent, setLent }), [host, waits, on, lent]);
  return <KeypadContext value={offer}>{children}</KeypadContext>;
}
