import { type RefObject, useEffect, useRef } from 'react';

/** Brings what stands below the pictures into the window once it counts: the button when the last one is chosen, then the refusal. */
export function useSeenOnce(ready: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ready) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [ready]);
  return element;
}
