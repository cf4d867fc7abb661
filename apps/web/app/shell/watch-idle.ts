import { IDLE_TIMEOUT_MS, IDLE_WARNING_MS } from '@eszkerek/contract/constants';
import { onActivity } from '../lib/activity.ts';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll', 'input', 'wheel'] as const;
const TICK_MS = 1000;

interface IdleListener {
  /** Seconds left once it is time to ask, null when somebody is here. */
  onLeft: (seconds: number | null) => void;
  onIdle: () => void;
}

/** Counts the quiet time of a page; at 100 s it asks, at 120 s it acts. Any sign of life starts it again. */
export function watchIdle(page: EventTarget, { onLeft, onIdle }: IdleListener): () => void {
  let last = Date.now();
  const wake = () => {
    last = Date.now();
    onLeft(null);
  };
  const look = () => {
    const quiet = Date.now() - last;
    if (quiet >= IDLE_TIMEOUT_MS) {
      wake();
      onIdle();
    } else if (quiet >= IDLE_WARNING_MS) onLeft(Math.ceil((IDLE_TIMEOUT_MS - quiet) / 1000));
  };
  const timer = setInterval(look, TICK_MS);
  for (const sign of SIGNS) page.addEventListener(sign, wake, { passive: true, capture: true });
  const forget = onActivity(wake);
  return () => {
    clearInterval(timer);
    for (const sign of SIGNS) page.removeEventListener(sign, wake, { capture: true });
    forget();
  };
}
