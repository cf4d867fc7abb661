import { useNoFling } from '@eszkerek/ui/use-no-fling.ts';
import { type CSSProperties, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { useEdgeScroll } from '../kit/use-edge-scroll.ts';

/** Less than this is a tap. */
const TAP_PX = 6;

interface Carried {
  piece: string;
  /** Where the finger is, and how far it took the piece. */
  x: number;
  y: number;
  dx: number;
  dy: number;
}

/** What lies in a place is carried with its button: that one is under the finger as well. */
function placeAt(x: number, y: number, piece: string): string | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement | SVGElement>('[data-place]');
    if (place && place.dataset.place !== piece) return place.dataset.place;
  }
}

/** A piece is pulled to its place by mouse or finger; a tap stays a click. */
export function useCarry<Root extends HTMLElement>(onDrop: (piece: string, place: string) => void) {
  const root = useRef<Root>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
  const pulled = useRef(false);
  const [carried, setCarried] = useState<Carried | null>(null);
  useNoFling(root, () => carried !== null);
  useEdgeScroll(root, carried, by => {
    if (!start.current || !carried) return;
    start.current.y -= by;
    setCarried({ ...carried, dy: carried.dy + by });
  });
  const end = () => {
    start.current = null;
    setCarried(null);
  };
  const carry = (piece: string) => ({
    style: {
      touchAction: 'none',
      ...(carried?.piece === piece && { position: 'relative', zIndex: 5, translate: `${carried.dx}px ${carried.dy}px` }),
    } satisfies CSSProperties,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      pulled.current = false;
      start.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!start.current) return;
      const [dx, dy] = [x - start.current.x, y - start.current.y];
      if (carried || Math.hypot(dx, dy) > TAP_PX) setCarried({ piece, x, y, dx, dy });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      end();
      if (!carried) return;
      pulled.current = true;
      const place = placeAt(event.clientX, event.clientY, piece);
      if (place !== undefined) onDrop(piece, place);
    },
    onPointerCancel: end,
    // The click that ends a pull would choose the piece; a finger makes none, and one by key has no detail.
    onClickCapture: (event: MouseEvent) => {
      if (pulled.current && event.detail > 0) event.stopPropagation();
      pulled.current = false;
    },
  });
  return { root, carried, carry };
}
