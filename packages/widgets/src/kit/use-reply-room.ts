import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * On a phone the reply grows upwards from the foot of the window: the page moves up by as much, so that what stood above the strip,
 * usually the control that the reply speaks of, still stands above it. Praise may come while a finger still holds the drawing: then
 * the page waits until it is let go.
 *
 * `--reply` stays until the next reply: a drawing that moved back at the first touch would slip from under the finger.
 */
export function useReplyRoom(widget: RefObject<HTMLElement | null>, reply: string | null): void {
  const quiet = useRef<number | null>(null);
  const held = useRef(false);
  useEffect(() => {
    const press = () => {
      held.current = true;
    };
    const free = () => {
      held.current = false;
    };
    const element = widget.current;
    element?.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', free, true);
    window.addEventListener('pointercancel', free, true);
    return () => {
      element?.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', free, true);
      window.removeEventListener('pointercancel', free, true);
    };
  }, [widget]);
  useLayoutEffect(() => {
    const element = widget.current;
    const strip = element?.querySelector('[data-part="strip"]');
    if (!element || !strip) return;
    // A task solved on an earlier visit is praised from the start: nothing grew.
    if (reply === null || quiet.current === null) {
      quiet.current = strip.getBoundingClientRect().height;
      return;
    }
    const before = quiet.current;
    const makeRoom = () => {
      const { top, height } = strip.getBoundingClientRect();
      const grown = Math.max(0, height - before);
      const covered = element.getBoundingClientRect().bottom - height - top;
      element.style.setProperty('--reply', `${grown}px`);
      if (covered > 1) window.scrollBy({ top: Math.min(grown, covered), behavior: 'instant' });
    };
    if (!held.current) {
      makeRoom();
      return;
    }
    window.addEventListener('pointerup', makeRoom, { once: true });
    return () => window.removeEventListener('pointerup', makeRoom);
  }, [widget, reply]);
}
