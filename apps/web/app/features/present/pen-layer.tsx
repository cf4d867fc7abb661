import { watchSize } from '@eszkerek/ui/watch-size.ts';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { anchorOf, placeOf } from './anchor.ts';
import styles from './present.module.css';
import { type Colour, pathOf, type Stroke } from './strokes.ts';

export type Tool = Colour | 'eraser' | null;

interface PenLayerProps {
  tool: Tool;
  strokes: readonly Stroke[];
  onDraw: (stroke: Stroke) => void;
  onErase: (id: number) => void;
}

const spot = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): [number, number] => {
  const { left, top } = currentTarget.getBoundingClientRect();
  return [Math.round(clientX - left), Math.round(clientY - top)];
};

/** Where the strokes stand now: looked up once the slide is laid out, and again when the page gets another size. */
function usePlaces(strokes: readonly Stroke[]) {
  const layer = useRef<SVGSVGElement>(null);
  const [places, setPlaces] = useState<Record<number, string | undefined>>({});
  useEffect(() => {
    const { current } = layer;
    if (!current) return;
    return watchSize([current], () => setPlaces(Object.fromEntries(strokes.map(stroke => [stroke.id, placeOf(current, stroke)]))));
  }, [strokes]);
  return { layer, places };
}

/** What the teacher draws over the page; without a tool in hand the page below is used as ever. */
export function PenLayer({ tool, strokes, onDraw, onErase }: PenLayerProps) {
  const [drawn, setDrawn] = useState<Stroke | null>(null);
  const count = useRef(0);
  const { layer, places } = usePlaces(strokes);
  const draws = tool !== null && tool !== 'eraser';
  const finish = () => {
    if (drawn) onDraw({ ...drawn, anchor: layer.current ? anchorOf(layer.current, drawn) : undefined });
    setDrawn(null);
  };
  return (
    <svg
      ref={layer}
      className={styles.pen}
      data-tool={tool ?? undefined}
      fill="none"
      strokeWidth="0.25rem"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label={`Rajz a lapon: ${strokes.length} vonal`}
      onPointerDown={event => {
        if (!draws) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        count.current += 1;
        setDrawn({ id: count.current, colour: tool, points: [spot(event)] });
      }}
      onPointerMove={event => {
        if (!drawn) return;
        const next = spot(event);
        setDrawn({ ...drawn, points: [...drawn.points, next] });
      }}
      onPointerUp={finish}
      onPointerCancel={finish}
    >
      {[...strokes, ...(drawn ? [drawn] : [])].map(stroke => (
        <path
          key={stroke.id}
          d={pathOf(stroke)}
          transform={places[stroke.id]}
          stroke={`var(--${stroke.colour})`}
          onPointerDown={() => tool === 'eraser' && onErase(stroke.id)}
          onPointerEnter={event => tool === 'eraser' && event.buttons > 0 && onErase(stroke.id)}
        />
      ))}
    </svg>
  );
}
