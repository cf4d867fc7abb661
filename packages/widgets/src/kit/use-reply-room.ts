import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const CONTROLS = 'button, input, label, [role="slider"], [role="button"]';
const GAP_PX = 8;

/** How far a control that was seen as a whole is now under the strip: none where it covers only what is read. */
function coveredBy(strip: DOMRect, grown: number, widget: HTMLElement): number {
  let most = 0;
  for (const control of widget.querySelectorAll(CONTROLS)) {
    const { bottom, height } = control.getBoundingClientRect();
    if (height > 0 && bottom <= strip.top + grown) most = Math.max(most, bottom - strip.top);
  }
  return most > 0 ? Math.min(grown, most + GAP_PX) : 0;
}

/**
 * On a phone the reply grows upwards from the foot of the window. Where it would cover a control that stood above the strip, usually
 * the one that the reply speaks of, the page moves up by as much; else nothing moves. Praise moves nothing (`reply` is null): the solved
 * drawing is what is looked at then. While a finger still holds the drawing the page waits until it is let go.
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
    const before = quiet.current ?? strip.getBoundingClientRect().height;
    quiet.current = before;
    if (reply === null) return;
    const makeRoom = () => {
      const box = strip.getBoundingClientRect();
      const covered = coveredBy(box, Math.max(0, box.height - before), element);
      element.style.setProperty('--reply', `${covered}px`);
      if (covered > 0) window.scrollBy({ top: covered, behavior: 'instant' });
    };
    if (!held.current) {
      makeRoom();
      return;
    }
    window.addEventListener('pointerup', makeRoom, { once: true });
    return () => window.removeEventListener('pointerup', makeRoom);
  }, [widget, reply]);
}
