import { useEffect, useState } from 'react';

/** The section under the reader's eyes. */
export function useCurrentSection(ids: readonly string[]): string {
  const [current, setCurrent] = useState(ids[0] ?? '');
  const key = ids.join();
  useEffect(() => {
    const sections = key.split(',').flatMap(id => document.getElementById(id) ?? []);
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = window.innerHeight * 0.35;
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 4;
      const above = sections.filter(section => section.getBoundingClientRect().top <= line);
      setCurrent((atEnd ? sections.at(-1) : above.at(-1))?.id ?? sections[0]?.id ?? '');
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    later();
    addEventListener('scroll', later, { passive: true });
    addEventListener('resize', later, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', later);
      removeEventListener('resize', later);
    };
  }, [key]);
  return current;
}
