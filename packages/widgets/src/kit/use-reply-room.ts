import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * On a phone the reply to „Ellenőrzöm” grows upwards from the foot of the window: the page moves up by as much, so that what stood
 * above the strip, usually the control that the reply speaks of, still stands above it.
 *
 * `--reply` stays until the next reply: a drawing that moved back at the first touch would slip from under the finger.
 */
export function useReplyRoom(widget: RefObject<HTMLElement | null>, wrong: string | null): void {
  const quiet = useRef(0);
  useLayoutEffect(() => {
    const element = widget.current;
    const strip = element?.querySelector('[data-part="strip"]');
    if (!element || !strip) return;
    const { top, height } = strip.getBoundingClientRect();
    if (wrong === null) {
      quiet.current = height;
      return;
    }
    const grown = Math.max(0, height - quiet.current);
    const covered = element.getBoundingClientRect().bottom - height - top;
    element.style.setProperty('--reply', `${grown}px`);
    if (covered > 1) window.scrollBy({ top: Math.min(grown, covered), behavior: 'instant' });
  }, [widget, wrong]);
}
