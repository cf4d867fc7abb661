import { IDLE_TIMEOUT_MS, IDLE_WARNING_MS } from '@eszkerek/contract/constants';
import { isKept, onActivity } from '../lib/activity.ts';

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll', 'input', 'wheel'] as const;
const TICK_MS = 1000;
/** Away no longer than this, the visitor is taken to be still working. */
export const AWAY_MS = 15 * 60_000;

interface IdleListener {
  /** Seconds left once it is time to ask, null when somebody is here. */
  onLeft: (seconds: number | null) => void;
  onIdle: () => void;
}

/** Tells whether the page is seen; the document in a browser. */
export interface Visibility extends EventTarget {
  readonly hidden: boolean;
}

/** On the way to one of its buttons: the question must not go away under the finger or the mouse. */
const isAnswering = ({ type, target }: Event): boolean =>
  type === 'pointermove' || (target instanceof Element && target.closest('[role="alertdialog"]') !== null);

/** Counts the quiet time of a page; at 100 s it asks, at 120 s it acts. Any sign of life starts it again. */
export function watchIdle(page: EventTarget, { onLeft, onIdle }: IdleListener, view?: Visibility): () => void {
  let last = Date.now();
  let hiddenAt: number | null = null;
  let asking = false;
  // A page that is held until later stays held, whatever is touched meanwhile.
  const wake = (at = Date.now()) => {
    last = Math.max(last, at);
    // Only to take back the question: `input` is heard before React, and a render then would undo the key.
    if (asking) onLeft(null);
    asking = false;
  };
  const sign = (event: Event) => {
    if (asking && isAnswering(event)) last = Math.max(last, Date.now());
    else wake();
  };
  const look = () => {
    // Nobody reads a hidden page: what happens to it is decided when it is seen again.
    if (view?.hidden) return;
    if (isKept()) return wake();
    const quiet = Date.now() - last;
    if (quiet >= IDLE_TIMEOUT_MS) {
      wake();
      onIdle();
    } else if (asking || quiet >= IDLE_WARNING_MS) {
      asking = true;
      onLeft(Math.ceil((IDLE_TIMEOUT_MS - Math.max(quiet, IDLE_WARNING_MS)) / 1000));
    }
  };
  const turn = () => {
    if (view?.hidden) hiddenAt = Date.now();
    else if (hiddenAt !== null && Date.now() - hiddenAt <= AWAY_MS) wake();
  };
  const timer = setInterval(look, TICK_MS);
  for (const name of SIGNS) page.addEventListener(name, sign, { passive: true, capture: true });
  view?.addEventListener('visibilitychange', turn);
  const forget = onActivity(wake);
  return () => {
    clearInterval(timer);
    for (const name of SIGNS) page.removeEventListener(name, sign, { capture: true });
    view?.removeEventListener('visibilitychange', turn);
    forget();
  };
}
