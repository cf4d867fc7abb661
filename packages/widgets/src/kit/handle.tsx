import { cx as classes } from '@eszkerek/ui/cx.ts';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import drawing from './drawing.module.css';

export interface Point {
  x: number;
  y: number;
}

interface HandleProps extends Point {
  label: string;
  /** The value as screen readers announce it. */
  text: string;
  now: number;
  min?: number;
  max?: number;
  onDrag: (point: Point) => void;
  /** Arrow keys: dx is 1 to the right, dy is 1 upwards; Shift makes it 10. */
  onStep: (dx: number, dy: number) => void;
  radius?: number;
  /** How far from its middle it can be grabbed; less where handles stand close together. */
  hit?: number;
  className?: string;
  children?: ReactNode;
}

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Where the pointer is, in the units of the drawing. */
export function pointerPoint(event: PointerEvent<SVGElement>): Point {
  const svg = event.currentTarget.ownerSVGElement;
  const matrix = svg?.getScreenCTM()?.inverse();
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  return { x, y };
}

/** Follows the pointer from where it went down, also outside the element. */
export function useGrab(onDrag: (point: Point) => void) {
  const ref = useRef<SVGGElement>(null);
  // touch-action has no effect on groups inside an SVG: without this the page scrolls and the drag is lost.
  useEffect(() => {
    const element = ref.current;
    const hold = (event: TouchEvent) => event.preventDefault();
    element?.addEventListener('touchstart', hold, { passive: false });
    return () => element?.removeEventListener('touchstart', hold);
  }, []);
  const onPointerDown = (event: PointerEvent<SVGGElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus();
  };
  const onPointerMove = (event: PointerEvent<SVGGElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(pointerPoint(event));
  };
  return { ref, onPointerDown, onPointerMove };
}

/** Something to take hold of: mouse, touch and arrow keys move it. */
export function Handle({ x, y, label, text, now, min, max, onDrag, onStep, radius = 10, hit = 22, className = '', children }: HandleProps) {
  const grab = useGrab(onDrag);
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    const size = event.shiftKey ? 10 : 1;
    onStep(arrow[0] * size, arrow[1] * size);
  };
  return (
    <g
      {...grab}
      className={classes(drawing.handle, className)}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuenow={now}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={text}
      onKeyDown={onKeyDown}
      transform={`translate(${x} ${y})`}
    >
      <circle className={drawing.hit} r={hit} />
      <circle className={drawing.ring} r={radius + 5} />
      {children ?? <circle className={drawing.knob} r={radius} />}
    </g>
  );
}
