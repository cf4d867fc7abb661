import { type RefObject, useEffect, useState } from 'react';

/** Whether the element can be seen now: what moves by itself rests out of sight. */
export function useInSight(ref: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(entries => setSeen(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return seen;
}
