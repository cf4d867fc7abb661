import { useNoFling } from '@eszkerek/ui/use-no-fling.ts';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface RowDrag {
  disabled: boolean;
  /** The dragged row is over this place now. */
  onOver: (id: string, place: number) => void;
}

/** A finger that moves less is a tap. */
const SLOP_PX = 6;
/** A finger that rests on a row so long takes it. */
const HOLD_MS = 220;

const scrolls = (element: Element | null): boolean =>
  element !== null &&
  ((element.scrollHeight > element.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(element).overflowY)) ||
    (element === document.documentElement ? element.scrollHeight > innerHeight + 1 : scrolls(element.parentElement)));

/**
 * Dragging rows of a list: a mouse takes a row anywhere. A finger does so too where nothing can be scrolled; elsewhere at the handle, or
 * after a short hold.
 */
export function useRowDrag(list: RefObject<HTMLElement | null>, { disabled, onOver }: RowDrag) {
  const [dragged, setDragged] = useState<string | null>(null);
  const start = useRef<{ id: string; y: number; taken: boolean; moving: boolean } | null>(null);
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ended = useRef(false);

  useNoFling(list, () => start.current?.taken ?? false);
  useEffect(() => () => clearTimeout(hold.current), []);

  const stop = () => {
    clearTimeout(hold.current);
    ended.current = start.current?.moving ?? false;
    start.current = null;
    setDragged(null);
  };
  const row = (id: string) => ({
    onPointerDown: ({ target, pointerType, clientY }: PointerEvent<HTMLElement>) => {
      ended.current = false;
      if (disabled) return;
      const atHandle = target instanceof Element && target.closest('[data-handle]') !== null;
      const from = { id, y: clientY, taken: pointerType === 'mouse' || atHandle || !scrolls(list.current), moving: false };
      start.current = from;
      if (from.taken) return;
      hold.current = setTimeout(() => {
        from.taken = true;
        setDragged(id);
      }, HOLD_MS);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (!from || !list.current) return;
      if (!from.moving && Math.abs(event.clientY - from.y) < SLOP_PX) return;
      if (!from.taken) return stop();
      if (!from.moving) event.currentTarget.setPointerCapture(event.pointerId);
      from.moving = true;
      setDragged(from.id);
      const rows = [...list.current.children].map(child => child.getBoundingClientRect());
      const over = rows.findIndex(rect => event.clientY < rect.bottom);
      onOver(from.id, over === -1 ? rows.length - 1 : over);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  });
  /** The click that ends a drag is no tap. */
  const justDragged = (): boolean => {
    const was = ended.current;
    ended.current = false;
    return was;
  };
  return { dragged, row, justDragged };
}
