import { expect, it } from 'vitest';
import { addStroke, pathOf, removeStroke, strokesOf, undo } from './strokes.ts';

const stroke = (id: number) => ({ id, colour: 'bad' as const, points: [[1, 2] as const, [3, 4] as const] });

it('keeps the strokes of each slide apart, erases one and takes the last one back', () => {
  const drawing = addStroke(addStroke(addStroke({}, 0, stroke(1)), 0, stroke(2)), 3, stroke(3));
  expect(strokesOf(drawing, 0).map(({ id }) => id)).toEqual([1, 2]);
  expect(strokesOf(removeStroke(drawing, 0, 1), 0).map(({ id }) => id)).toEqual([2]);
  expect(strokesOf(undo(drawing, 0), 0).map(({ id }) => id)).toEqual([1]);
  expect(strokesOf(undo(drawing, 0), 3)).toHaveLength(1);
  expect(undo({}, 5)).toEqual({ 5: [] });
});

it('paints a tap as a dot', () => {
  expect(pathOf(stroke(1))).toBe('M1 2L3 4');
  expect(pathOf({ points: [[5, 6]] })).toBe('M5 6h.1');
  expect(pathOf({ points: [] })).toBe('');
});
