import { type RefObject, useEffect, useRef } from 'react';

/**
 * What a finger holds moves instead of the page. React's own listener could not say so; and a thing that is let go while it moves would
 * leave the browser with a scroll that nobody sees: the next tap would only stop that, and make no click.
 */
export function useNoFling(part: RefObject<Element | null>, isHeld: (target: Element) => boolean): void {
  const held = useRef(isHeld);
  useEffect(() => {
    held.current = isHeld;
  });
  useEffect(() => {
    const element = part.current;
    const hold = (event: Event) => {
      if (event.cancelable && event.target instanceof Element && held.current(event.target)) event.preventDefault();
    };
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => element?.removeEventListener('touchmove', hold);
  }, [part]);
}
