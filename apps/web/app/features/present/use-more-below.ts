import { watchSize } from '@eszkerek/ui/watch-size.ts';
import { useEffect, useState } from 'react';
import { goesOn } from './scroll-slide.ts';

/** Whether the page goes on under the tool bar. */
export function useMoreBelow(): boolean {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const measure = () => setMore(goesOn(1));
    measure();
    const unwatch = watchSize([document.body], measure);
    addEventListener('scroll', measure, { passive: true });
    return () => {
      unwatch();
      removeEventListener('scroll', measure);
    };
  }, []);
  return more;
}
