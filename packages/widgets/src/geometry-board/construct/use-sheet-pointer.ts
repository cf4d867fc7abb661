import { type RefObject, useEffect, useRef } from 'react';
import { distance, type Pair } from '../../kit/pairs.ts';
import type { Plane } from '../../kit/plane.tsx';

/** Half of the smallest target for a finger, in design pixels. */
const FINGER = 22;

export const reachOf = (plane: Plane) => FINGER / (plane.toX(1) - plane.toX(0));

interface SheetPointer {
  plane: Plane;
  /** One place, or two when a mouse was dragged from one to the other. */
  onTap: (places: Pair[]) => void;
  onAim: (at: Pair | null) => void;
}

/**
 * Taps and clicks on the sheet. The browser tells a tap from a scroll, so a finger can still scroll the page here;
 * only a mouse draws by dragging.
 */
export function useSheetPointer(ref: RefObject<SVGElement | null>, handlers: SheetPointer): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const sheet = ref.current;
    if (!sheet) return;
    let pressed: Pair | null = null;
    const placeOf = ({ clientX, clientY }: MouseEvent): Pair => {
      const matrix = sheet instanceof SVGGraphicsElement ? sheet.getScreenCTM()?.inverse() : undefined;
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
      const { plane } = latest.current;
      return [plane.fromX(x), plane.fromY(y)];
    };
    const down = (event: PointerEvent) => {
      pressed = event.pointerType === 'mouse' ? placeOf(event) : null;
    };
    const move = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') latest.current.onAim(placeOf(event));
    };
    const leave = () => latest.current.onAim(null);
    const click = (event: MouseEvent) => {
      const at = placeOf(event);
      const dragged = pressed && distance(pressed, at) > reachOf(latest.current.plane);
      latest.current.onTap(pressed && dragged ? [pressed, at] : [at]);
      pressed = null;
    };
    const abort = new AbortController();
    const { signal } = abort;
    sheet.addEventListener('pointerdown', down, { signal });
    sheet.addEventListener('pointermove', move, { signal });
    sheet.addEventListener('pointerleave', leave, { signal });
    sheet.addEventListener('click', click, { signal });
    return () => abort.abort();
  }, [ref]);
}
