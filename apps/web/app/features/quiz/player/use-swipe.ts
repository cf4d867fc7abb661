import { type RefObject, useEffect, useRef } from 'react';

const FAR_PX = 64;
/** Things that are dragged themselves, or scrolled sideways. */
const OWN_GESTURE = 'input, select, textarea, [role="slider"], [data-no-swipe], .katex-display';

/** A sideways swipe over the question leads to the next or the previous one. */
export function useSwipe(area: RefObject<HTMLElement | null>, onSwipe: (by: 1 | -1) => void): void {
  const latest = useRef(onSwipe);
  latest.current = onSwipe;
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let start: { x: number; y: number } | null = null;
    const begin = (event: TouchEvent) => {
      const [touch] = event.touches;
      const own = event.target instanceof Element && event.target.closest(OWN_GESTURE);
      start = touch && event.touches.length === 1 && !own ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const end = (event: TouchEvent) => {
      const [touch] = event.changedTouches;
      if (!start || !touch) return;
      const [dx, dy] = [touch.clientX - start.x, touch.clientY - start.y];
      start = null;
      if (Math.abs(dx) > FAR_PX && Math.abs(dx) > 2 * Math.abs(dy)) latest.current(dx < 0 ? 1 : -1);
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchend', end, { passive: true });
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchend', end);
    };
  }, [area]);
}
