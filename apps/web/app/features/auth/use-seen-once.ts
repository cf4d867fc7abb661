import { type RefObject, useEffect, useRef } from 'react';

/** Brings the button below the pictures into the window when the last one is chosen: over them it would cover some. */
export function useSeenOnce(ready: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ready) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [ready]);
  return element;
}
