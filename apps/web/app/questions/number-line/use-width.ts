import { watchSize } from '@eszkerek/ui/watch-size.ts';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Large letters, of a board or of the reader's own choice, make the drawing larger too. */
const USUAL_LETTERS_PX = 16;
const lettersPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_LETTERS_PX;

/** The width of an element, in px of the usual letters, kept current; the given one until it is known. */
export function useWidth(element: RefObject<HTMLElement | null>, initial: number): number {
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const read = () => setWidth(Math.round((box.clientWidth * USUAL_LETTERS_PX) / lettersPx()) || initial);
    read();
    return watchSize([box], read);
  }, [element, initial]);
  return width;
}
