import { type ReactNode, useMemo, useState } from 'react';
import { MathText } from '../math-text.tsx';
import { Keypad } from './keypad.tsx';
import { KeypadContext } from './keypad-context.ts';
import { isDrawn, Pretty } from './pretty.tsx';

const SMALL_OR_TOUCHED = '(pointer: coarse), (max-width: 40rem)';

interface KeypadProviderProps {
  host: HTMLElement | null;
  waits?: boolean;
  children: ReactNode;
}

/** Offers the keypad to the question's fields; with a real keyboard at hand it waits until it is asked for. */
export function KeypadProvider({ host, waits = false, children }: KeypadProviderProps) {
  const [on, setOn] = useState(() => matchMedia(SMALL_OR_TOUCHED).matches);
  const [lent, setLent] = useState(false);
  const offer = useMemo(() => ({ Keypad, Pretty, MathText, isDrawn, host, waits, on, setOn, lent, setLent }), [host, waits, on, lent]);
  return <KeypadContext value={offer}>{children}</KeypadContext>;
}
