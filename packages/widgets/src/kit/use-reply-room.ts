import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { calm } from './use-frames.ts';

/** A label beside its field is only read; a place of cards takes what is dropped on it. */
export const CONTROLS = 'button, input, label:has(input), [role="slider"], [role="button"], [data-zone]:not([data-zone=""])';
export const GAP_PX = 8;

/** Less of a control than this is not seen as one. */
export const SEEN_PX = 8;

const paneOf = (widget: HTMLElement) => widget.querySelector('[data-part="pane"]');

/** The controls beside the drawing that stood above the strip before it grew, or began there. */
function seenAbove(strip: Element, grown: number, widget: HTMLElement): DOMRect[] {
  const edge = strip.getBoundingClientRect().top + grown;
  return [...widget.querySelectorAll(CONTROLS)]
    .filter(control => !strip.contains(control))
    .map(control => control.getBoundingClientRect())
    .filter(({ top, height }) => height > 0 && top + SEEN_PX <= edge);
}

/** Where what stays at the top of the window ends. */
export function stuckTop(widget: HTMLElement): number {
  const task = widget.querySelector('[data-part="task"]');
  return (task && Number.parseFloat(getComputedStyle(task).top)) || 0;
}

/** Whether all of them are still seen after so much of a move, below the drawing if there is one that stays in sight. */
function stayInSight(controls: readonly DOMRect[], move: number, widget: HTMLElement): boolean {
  const pane = paneOf(widget);
  if (!pane) return controls.every(control => control.top - move >= stuckTop(widget));
  // One that goes with the page covers nothing: the controls are seen as long as it is.
  if (goesWithPage(pane)) return move - GAP_PX <= roomAbove(widget);
  const { top } = getComputedStyle(pane);
  const { bottom, height } = pane.getBoundingClientRect();
  return controls.every(control => control.top < bottom || control.top - move >= Number.parseFloat(top) + height);
}

/** How far the page has to go up so that the strip covers no control: of those that were cut before, where the others stay in sight too. */
function coveredBy(strip: Element, grown: number, widget: HTMLElement): number {
  const { top } = strip.getBoundingClientRect();
  const under = (controls: readonly DOMRect[]) => {
    const most = Math.max(0, ...controls.map(({ bottom }) => bottom - top));
    return most > 0 ? most + GAP_PX : 0;
  };
  const seen = seenAbove(strip, grown, widget);
  const all = under(seen);
  return stayInSight(seen, all, widget) ? all : Math.min(grown, under(seen.filter(({ bottom }) => bottom <= top + grown)));
}

const goesWithPage = (pane: Element | null) => pane !== null && getComputedStyle(pane).position !== 'sticky';

/** How far the drawing may go up and still be seen whole under what stays at the top of the window. */
function roomAbove(widget: HTMLElement): number {
  const pane = paneOf(widget);
  // One that stays in sight by itself cannot be cut.
  if (!pane || !goesWithPage(pane)) return Number.POSITIVE_INFINITY;
  // Its edge may go: the picture begins below it.
  return Math.max(0, (pane.firstElementChild ?? pane).getBoundingClientRect().top - stuckTop(widget));
}

/** Where the task that stays in sight covers the drawing, or would after a move, it goes up with the page. */
function freeDrawing(widget: HTMLElement, move: number): void {
  const task = widget.querySelector<HTMLElement>('[data-part="task"]');
  const pane = paneOf(widget);
  if (!task || !pane || getComputedStyle(task).position !== 'sticky') return;
  if (pane.getBoundingClientRect().top - move >= task.getBoundingClientRect().bottom - 1) return;
  widget.toggleAttribute('data-replied', true);
}

/** Moves the page so that the element is seen above the strip, as far as its top stays in sight. */
export function keepWhole(element: Element): void {
  const widget = element.closest<HTMLElement>('[data-part="widget"]');
  const strip = widget?.querySelector('[data-part="strip"]');
  if (!widget || !strip) return;
  const { top, bottom } = element.getBoundingClientRect();
  const move = Math.min(bottom + GAP_PX - strip.getBoundingClientRect().top, top - stuckTop(widget));
  if (move > 0) window.scrollBy({ top: move, behavior: calm() ? 'instant' : 'smooth' });
}

/** Moves the page down to what has gone above the window. */
export function showTop(element: Element): void {
  const widget = element.closest<HTMLElement>('[data-part="widget"]');
  const above = widget ? element.getBoundingClientRect().top - stuckTop(widget) : 0;
  if (above < 0) window.scrollBy({ top: above, behavior: calm() ? 'instant' : 'smooth' });
}

/** How far the control that the reply speaks of may go up and still be seen from its top. */
function roomAbovePlace(widget: HTMLElement, place: string | undefined): number {
  const part = place === undefined ? null : widget.querySelector(`[data-part="${place}"]`);
  return part ? Math.max(0, part.getBoundingClientRect().top - stuckTop(widget) - GAP_PX) : Number.POSITIVE_INFINITY;
}

interface Replied {
  reply: { place?: string | undefined } | null;
  solved: boolean;
  /** Not begun, or begun again. */
  fresh: boolean;
}

/**
 * On a phone the reply grows upwards from the foot of the window. Where it would cover a control that stood above the strip, usually
 * the one that the reply speaks of, the page moves up by as much, but never so far that the drawing is cut: the task gives it its place.
 * Praise (`reply` is null) makes room only below a drawing that stays whole. While a finger still holds the drawing the page waits until
 * it is let go.
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
      const grown = Math.max(0, strip.getBoundingClientRect().height - before);
      const mayMove = grown > 0 && (!solved || goesWithPage(paneOf(element)));
      const covered = mayMove ? coveredBy(strip, grown, element) : 0;
      freeDrawing(element, covered);
      const move = Math.min(covered, roomAbove(element), roomAbovePlace(element, reply?.place));
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
