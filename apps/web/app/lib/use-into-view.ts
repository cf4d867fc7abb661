import { type RefObject, useEffect, useRef } from 'react';

/** For what replaces a form: on a phone the page may be scrolled past it. The element gets the focus. */
export function useIntoView<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
    // Not in jsdom.
    element.current?.scrollIntoView?.({ block: 'center', behavior: 'instant' });
  }, []);
  return element;
}
