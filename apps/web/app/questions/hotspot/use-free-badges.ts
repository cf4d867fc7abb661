import { type RefObject, useLayoutEffect } from 'react';

/** Where the tick or cross of a ring may stand: `inset` from its edges. */
const CORNERS = [
  '-0.75rem -0.75rem auto auto',
  'auto -0.75rem -0.75rem auto',
  '-0.75rem auto auto -0.75rem',
  'auto auto -0.75rem -0.75rem',
];

const shared = (a: DOMRect, b: DOMRect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Puts each badge into the corner where it covers the least of the labels. */
export function useFreeBadges(drawing: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [figure, board] = [drawing.current, drawing.current?.parentElement];
    if (!figure || !board) return;
    const place = () => {
      const labels = [...figure.querySelectorAll('text')].map(text => text.getBoundingClientRect());
      for (const badge of board.querySelectorAll<SVGElement>('label svg')) {
        const covered = CORNERS.map(inset => {
          badge.style.inset = inset;
          const box = badge.getBoundingClientRect();
          return labels.reduce((sum, label) => sum + shared(box, label), 0);
        });
        badge.style.inset = CORNERS[covered.indexOf(Math.min(...covered))] ?? '';
      }
    };
    place();
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(place);
    watch.observe(figure);
    return () => watch.disconnect();
  });
}
