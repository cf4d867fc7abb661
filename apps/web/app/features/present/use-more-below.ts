import { useEffect, useState } from 'react';

const LEAST_PX = 16;

/** Whether the page goes on under the tool bar. */
export function useMoreBelow(): boolean {
  const [more, setMore] = useState(false);
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return;
    const root = document.documentElement;
    const measure = () => setMore(root.scrollHeight - root.clientHeight - scrollY > LEAST_PX);
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
