import { type PointerEvent, type RefObject, useRef, useState } from 'react';

interface RowDrag {
  disabled: boolean;
  /** The dragged row is over this place now. */
  onOver: (id: string, place: number) => void;
}

/** A finger that moves less is a tap. */
const SLOP_PX = 6;

/** Dragging rows of a list: a mouse takes a row anywhere, a finger at its handle, so that the page can still be scrolled. */
export function useRowDrag(list: RefObject<HTMLElement | null>, { disabled, onOver }: RowDrag) {
  const [dragged, setDragged] = useState<string | null>(null);
  const start = useRef<{ id: string; y: number; moving: boolean } | null>(null);
  const ended = useRef(false);

  const stop = () => {
    ended.current = start.current?.moving ?? false;
    start.current = null;
    setDragged(null);
  };
  const row = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      ended.current = false;
      const atHandle = event.target instanceof Element && event.target.closest('[data-handle]') !== null;
      if (disabled || (event.pointerType !== 'mouse' && !atHandle)) return;
      start.current = { id, y: event.clientY, moving: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (!from || !list.current) return;
      if (!from.moving && Math.abs(event.clientY - from.y) < SLOP_PX) return;
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
