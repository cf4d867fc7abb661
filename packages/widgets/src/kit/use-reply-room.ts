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

/** How far the drawing may go up and still be seen whole under what stays at the top of the window. */
function roomAbove(widget: HTMLElement): number {
  const pane = widget.querySelector('[data-part="pane"]');
  const task = widget.querySelector('[data-part="task"]');
  // One that stays in sight by itself cannot be cut.
  if (!pane || !task || getComputedStyle(pane).position === 'sticky') return Number.POSITIVE_INFINITY;
  return Math.max(0, pane.getBoundingClientRect().top - (Number.parseFloat(getComputedStyle(task).top) || 0));
}

/** Where the task that stays in sight covers the drawing, or would after a move, it goes up with the page. */
function freeDrawing(widget: HTMLElement, move: number): void {
  const task = widget.querySelector<HTMLElement>('[data-part="task"]');
  const pane = widget.querySelector('[data-part="pane"]');
  if (!task || !pane || getComputedStyle(task).position !== 'sticky') return;
  if (pane.getBoundingClientRect().top - move >= task.getBoundingClientRect().bottom - 1) return;
  widget.toggleAttribute('data-replied', true);
}

interface Replied {
  reply: object | null;
  solved: boolean;
  /** Not begun, or begun again. */
  fresh: boolean;
}

/**
 * On a phone the reply grows upwards from the foot of the window. Where it would cover a control that stood above the strip, usually
 * the one that the reply speaks of, the page moves up by as much, but never so far that the drawing is cut: the task gives it its place.
 * Praise moves nothing (`reply` is null). While a finger still holds the drawing the page waits until it is let go.
 *
 * The task keeps its place in the page until the widget is begun again: a drawing that moved back at the first touch would slip from
 * under the finger.
 */
export function useReplyRoom(widget: RefObject<HTMLElement | null>, { reply, solved, fresh }: Replied): void {
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
    if (reply === null && fresh && !solved) element.toggleAttribute('data-replied', false);
    if (reply === null && !solved) return;
    const makeRoom = () => {
      const box = strip.getBoundingClientRect();
      const covered = solved ? 0 : coveredBy(box, Math.max(0, box.height - before), element);
      freeDrawing(element, covered);
      const move = Math.min(covered, roomAbove(element));
      if (move > 0) window.scrollBy({ top: move, behavior: 'instant' });
    };
    if (!held.current) {
      makeRoom();
      return;
    }
    window.addEventListener('pointerup', makeRoom, { once: true });
    return () => window.removeEventListener('pointerup', makeRoom);
  }, [widget, reply, solved, fresh]);
}
