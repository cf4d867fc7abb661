import { useLayoutEffect } from 'react';

const STEP = 0.05;
/** Below this the last row of a class cannot read it. */
const LEAST = 0.7;
/** A phone is held in the hand: it is scrolled. */
const WIDE_PX = 900;

const fits = (element: Element): boolean => {
  const bar = document.querySelector('[role="toolbar"]')?.getBoundingClientRect().top ?? innerHeight;
  return element.getBoundingClientRect().bottom + scrollY <= bar;
};

/**
 * Sets a slide smaller where its text, or else its first task with its buttons, then fits over the tool bar. What fits
 * in neither way keeps its size and is scrolled. Once the class works on it, nothing changes size under its hands.
 */
export function useSlideFit(at: number): void {
  useLayoutEffect(() => {
    const element = document.querySelector<HTMLElement>(`[data-slide="${at}"]`);
    if (!element || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    let used = false;
    const fit = () => {
      if (used) return;
      style.removeProperty('--fit');
      if (innerWidth < WIDE_PX) return;
      for (const target of [element, element.querySelector('[data-part~="widget"], [data-part~="try"]')]) {
        for (let size = 1; target && size >= LEAST; size -= STEP) {
          style.setProperty('--fit', size.toFixed(2));
          if (fits(target)) return;
        }
      }
      style.removeProperty('--fit');
    };
    const use = () => {
      used = true;
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    element.addEventListener('pointerdown', use);
    element.addEventListener('keydown', use);
    addEventListener('resize', fit);
    return () => {
      observer.disconnect();
      element.removeEventListener('pointerdown', use);
      element.removeEventListener('keydown', use);
      removeEventListener('resize', fit);
      style.removeProperty('--fit');
    };
  }, [at]);
}
