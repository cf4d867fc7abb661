import { useEffect, useState } from 'react';

export interface Reading {
  /** The section under the reader's eyes. */
  current: string;
  /** Sections whose end has been on screen. */
  read: ReadonlySet<string>;
}

/** Follows the reader through the sections of a page. */
export function useReading(ids: readonly string[]): Reading {
  const [current, setCurrent] = useState(ids[0] ?? '');
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
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
      const finished = sections.filter(section => section.getBoundingClientRect().bottom <= window.innerHeight).map(section => section.id);
      setRead(before => (finished.every(id => before.has(id)) ? before : new Set([...before, ...finished])));
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
  return { current, read };
}
