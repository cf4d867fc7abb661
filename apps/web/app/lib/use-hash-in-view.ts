import { watchSize } from '@eszkerek/ui/watch-size.ts';
import { useEffect } from 'react';

/** The pupil has taken over: nothing moves any more. */
const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Puts the part that the address names below the header. The browser looked for it before it was there, and what loads later above it
 * would push it away: it is put back until the page is touched.
 */
export function useHashInView(hash: string): void {
  useEffect(() => {
    const id = hash.slice(1);
    if (!id) return;
    const show = () => void document.getElementById(id)?.scrollIntoView({ behavior: 'instant', block: 'start' });
    show();
    const stop = watchSize([document.body], show);
    for (const gesture of GESTURES) addEventListener(gesture, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const gesture of GESTURES) removeEventListener(gesture, stop);
    };
  }, [hash]);
}
