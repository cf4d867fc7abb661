import { type RefObject, useLayoutEffect } from 'react';

/**
 * Three lines and its edges; a longer task would leave no room for what is done. Without a drawing beside it there is room for five.
 * Cards and their places need the whole window.
 */
const MOST_STUCK = { pane: 6, sorter: 0, alone: 9 };

/** Tells the stylesheet how tall the task and the drawing are: on a phone both stay in sight while the controls scroll under them. */
export function useStuckHeights(widget: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = widget.current;
    const task = element?.querySelector<HTMLElement>('[data-part="task"]');
    const pane = element?.querySelector<HTMLElement>('[data-part="pane"]');
    if (!element || !task) return;
    const beside = pane ? 'pane' : element.querySelector('[data-part="sorter"]') ? 'sorter' : 'alone';
    const measure = () => {
      const isLong = task.offsetHeight > MOST_STUCK[beside] * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      task.toggleAttribute('data-long', isLong);
      element.style.setProperty('--task', `${isLong ? 0 : task.offsetHeight}px`);
      element.style.setProperty('--pane', `${pane?.offsetHeight ?? 0}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(task);
    if (pane) observer.observe(pane);
    return () => observer.disconnect();
  }, [widget]);
}
