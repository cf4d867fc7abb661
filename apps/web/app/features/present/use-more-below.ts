import { useEffect, useState } from 'react';
import { goesOn } from './scroll-slide.ts';

/** Whether the page goes on under the tool bar. */
export function useMoreBelow(): boolean {
  const [more, setMore] = useState(false);
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return;
    const measure = () => setMore(goesOn(1));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', measure);
    };
  }, []);
  return more;
}
