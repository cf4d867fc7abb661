import { type RefObject, useLayoutEffect } from 'react';
import { CONTROLS, SEEN_PX, stuckTop } from './use-reply-room.ts';

/**
 * Three lines and its edges; a longer task would leave no room for what is done. Without a drawing beside it there is room for five.
 * Cards and their places need the whole window.
 */
const MOST_STUCK = { pane: 6, sorter: 0, alone: 9 };

/** Below a drawing that stays in sight there is so much for a control and the strip (frame.module.css). */
const BELOW = 17;

/** The strip with its buttons, before it says anything. */
const STRIP = 4.25;

/** How much of the window the drawing takes with all controls below it; none if they cannot be told from each other. */
function worked(pane: HTMLElement | null | undefined, widget: HTMLElement): number {
  const body = pane?.parentElement;
  if (!body || body.firstElementChild !== pane || widget.querySelectorAll('[data-part="pane"]').length > 1) return 0;
  const { top } = body.getBoundingClientRect();
  const controls = [...body.querySelectorAll(CONTROLS)].filter(control => !pane.contains(control));
  const seen = controls.map(control => control.getBoundingClientRect()).filter(({ height }) => height > SEEN_PX);
  return Math.max(0, ...seen.map(({ bottom }) => bottom - top));
}

/**
 * Tells the stylesheet how tall the task and the drawing are: on a phone both stay in sight while the controls scroll under them.
 * Where the drawing fits into the window with all of its controls, or is never pinned, it covers none of them: it goes with the page.
 */
export function useStuckHeights(widget: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = widget.current;
    const task = element?.querySelector<HTMLElement>('[data-part="task"]');
    const pane = element?.querySelector<HTMLElement>('[data-part="pane"]');
    if (!element || !task) return;
    const beside = pane ? 'pane' : element.querySelector('[data-part="sorter"]') ? 'sorter' : 'alone';
    // One that has gone with the page goes on so: pinned under the hand that made it grow, it would slip over its controls.
    let fittedAt = 0;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const [height, room] = [worked(pane, element), window.innerHeight - stuckTop(element) - STRIP * rem];
      const fits = pane?.hasAttribute('data-loose') || (height > 0 && (height <= room || fittedAt === window.innerWidth));
      if (fits) fittedAt = window.innerWidth;
      // Never cut: the task gives it its place first; one that is too tall even then goes with the page.
      const spare = pane ? window.innerHeight - stuckTop(element) - BELOW * rem - pane.offsetHeight : 0;
      const isLong =
        task.offsetHeight > MOST_STUCK[beside] * rem ||
        (fits && height + task.offsetHeight > room) ||
        (!fits && pane !== null && spare < task.offsetHeight);
      element.style.setProperty('--pin', fits || spare < 0 ? 'static' : 'sticky');
      task.toggleAttribute('data-long', isLong);
      element.style.setProperty('--task', `${isLong ? 0 : task.offsetHeight}px`);
      element.style.setProperty('--pane', `${pane?.offsetHeight ?? 0}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(task);
    if (pane) observer.observe(pane);
    if (pane?.parentElement) observer.observe(pane.parentElement);
    return () => observer.disconnect();
  }, [widget]);
}
