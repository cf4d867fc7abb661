import type { Fit } from '../../kit/fit.ts';
import type { Shape } from '../../kit/scene.ts';
import type { Board, Part } from './board.ts';

/** Squared paper over the whole frame; whole multiples of the step lie on lines. */
export function gridLines(board: Board, fit: Fit): Part {
  const step = (board.spec.grid ?? 0) * board.scale;
  if (step < 4) return { shapes: [], labels: [], elements: [] };
  const zero = fit({ x: 0, y: 0 });
  const count = (start: number, end: number): number[] => {
    const first = start - Math.floor(start / step) * step;
    return Array.from({ length: Math.floor((end - first) / step) + 1 }, (_, i) => first + i * step);
  };
  const look = { type: 'line', line: 'grid', avoid: false } as const;
  const shapes: Shape[] = [
    ...count(zero.x, board.width).map((x): Shape => ({ ...look, a: { x, y: 0 }, b: { x, y: board.height } })),
    ...count(zero.y, board.height).map((y): Shape => ({ ...look, a: { x: 0, y }, b: { x: board.width, y } })),
  ];
  return { shapes, labels: [], elements: [] };
}
