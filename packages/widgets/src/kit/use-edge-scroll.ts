import type { RefObject } from 'react';
import { useFrames } from './use-frames.ts';
import { stuckTop } from './use-reply-room.ts';

/** How near an edge the finger has to be, and how fast the page then goes. */
const EDGE_PX = 40;
const PX_PER_SECOND = 420;

/** While something is dragged to the edge of what is seen of a widget, the page goes on under it. Tells how far it went. */
export function useEdgeScroll(part: RefObject<HTMLElement | null>, finger: { y: number } | null, onScroll: (by: number) => void): void {
  useFrames(finger !== null, seconds => {
    const widget = part.current?.closest<HTMLElement>('[data-part="widget"]');
    const strip = widget?.querySelector('[data-part="strip"]');
    if (!part.current || !widget || !strip || !finger) return;
    const [from, to] = [stuckTop(widget), strip.getBoundingClientRect().top];
    const { top, bottom } = part.current.getBoundingClientRect();
    const down = finger.y > to - EDGE_PX && bottom > to;
    const up = finger.y < from + EDGE_PX && top < from;
    if (!down && !up) return;
    const before = window.scrollY;
    window.scrollBy({ top: (down ? 1 : -1) * PX_PER_SECOND * seconds, behavior: 'instant' });
    if (window.scrollY !== before) onScroll(window.scrollY - before);
  });
}
