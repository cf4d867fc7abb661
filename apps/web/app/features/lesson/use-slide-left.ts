import { useEffect, useRef } from 'react';
import { stayAtSection } from './go-to-section.ts';

/** After a presentation the page stands at the section that was shown last. */
export function useSlideLeft(slide: number | null, slides: readonly { id: string }[]): void {
  const last = useRef<number | null>(null);
  useEffect(() => {
    const left = last.current;
    last.current = slide;
    if (slide === null && left !== null) return stayAtSection(slides[left]?.id ?? '');
  }, [slide, slides]);
}
