import { IDLE_TIMEOUT_MS, IDLE_WARNING_MS } from '@eszkerek/contract/constants';
import { useEffect, useRef, useState } from 'react';
import { onActivity } from '../lib/activity.ts';
import { AlertDialog } from '../ui/alert-dialog.tsx';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll', 'input', 'wheel'] as const;
const TICK_MS = 1000;

interface IdleGuardProps {
  /** What happens when nobody has touched the page for two minutes. */
  onIdle: () => void;
  /** What the dialog says will happen. */
  outcome: string;
}

/** Counts the quiet time of a content page; at 100 s it asks, at 120 s it acts. Any sign of life starts it again. */
export function IdleGuard({ onIdle, outcome }: IdleGuardProps) {
  const last = useRef(Date.now());
  const [left, setLeft] = useState<number | null>(null);
  const act = useRef(onIdle);
  act.current = onIdle;

  useEffect(() => {
    const wake = () => {
      last.current = Date.now();
      setLeft(null);
    };
    const look = () => {
      const quiet = Date.now() - last.current;
      if (quiet >= IDLE_TIMEOUT_MS) {
        last.current = Date.now();
        setLeft(null);
        act.current();
      } else if (quiet >= IDLE_WARNING_MS) setLeft(Math.ceil((IDLE_TIMEOUT_MS - quiet) / 1000));
    };
    last.current = Date.now();
    const timer = setInterval(look, TICK_MS);
    for (const sign of SIGNS) addEventListener(sign, wake, { passive: true, capture: true });
    const forget = onActivity(wake);
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS) removeEventListener(sign, wake, { capture: true });
      forget();
    };
  }, []);

  const stay = () => {
    last.current = Date.now();
    setLeft(null);
  };
  return (
    <AlertDialog
      open={left !== null}
      onClose={stay}
      title="Itt vagy még?"
      text={`${left ?? 0} másodperc múlva ${outcome}`}
      cancelLabel="Itt vagyok"
    />
  );
}
