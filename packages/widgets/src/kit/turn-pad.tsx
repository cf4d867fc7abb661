import { type PointerEvent, type ReactNode, useRef } from 'react';
import drawing from './drawing.module.css';
import { type Point, pointerPoint, useGrab } from './handle.tsx';
import { Quiet } from './quiet.tsx';
import type { Box } from './stage.tsx';

interface TurnPadProps {
  box: Box;
  /** How far the pointer went since it was last told, px. */
  onTurn: (dx: number, dy: number) => void;
  /** Put down and lifted in one place. */
  onTap?: (at: Point) => void;
  children: ReactNode;
}

/** A finger that taps slips a little, px. */
const SLIP = 8;

/** A body in space is turned by pulling it anywhere; what can be tapped or held in it still can. Keyboards use the sliders. */
export function TurnPad({ box, onTurn, onTap, children }: TurnPadProps) {
  const last = useRef<Point | null>(null);
  const began = useRef<Point | null>(null);
  const { onPointerDown, ...grab } = useGrab(point => {
    if (last.current) onTurn(point.x - last.current.x, point.y - last.current.y);
    last.current = point;
  });
  const start = (event: PointerEvent<SVGGElement>) => {
    last.current = null;
    began.current = pointerPoint(event);
    onPointerDown(event);
  };
  const end = (event: PointerEvent<SVGGElement>) => {
    const [from, at] = [began.current, pointerPoint(event)];
    if (from && Math.hypot(at.x - from.x, at.y - from.y) < SLIP) onTap?.(at);
  };
  return (
    <>
      <Quiet>
        <g {...grab} className={drawing.handle} onPointerDown={start} onPointerUp={end} data-part="turn">
          <rect className={drawing.hit} width={box.width} height={box.height} />
        </g>
      </Quiet>
      <g style={{ pointerEvents: 'none' }}>{children}</g>
    </>
  );
}
