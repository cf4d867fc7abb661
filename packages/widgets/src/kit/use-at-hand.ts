import { type RefObject, useEffect } from 'react';

/** Marks the widget at the middle of the window: the shell then gives the place of a phone's bottom bar to it. */
export function useAtHand(widget: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = widget.current;
    if (!element) return;
    const observer = new IntersectionObserver(entries => element.toggleAttribute('data-at-hand', entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '-50% 0px -49%',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [widget]);
}
