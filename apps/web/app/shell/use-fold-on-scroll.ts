import { useEffect, useState } from 'react';

const threshold = 12;

/** True after scrolling down, false again after scrolling up or at the top. */
export function useFoldOnScroll(): boolean {
  const [folded, setFolded] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const y = window.scrollY;
      if (Math.abs(y - last) < threshold) return;
      setFolded(y > last && y > 80);
      last = y;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return folded;
}
