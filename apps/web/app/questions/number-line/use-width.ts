import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width of an element in px, kept current; the given one until it is known. */
export function useWidth(element: RefObject<HTMLElement | null>, initial: number): number {
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const read = () => setWidth(Math.round(box.clientWidth) || initial);
    read();
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(read);
    watch.observe(box);
    return () => watch.disconnect();
  }, [element, initial]);
  return width;
}
