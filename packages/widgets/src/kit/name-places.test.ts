import { expect, it } from 'vitest';
import { namePlaces } from './name-places.ts';

const box = [0, 0, 260, 240] as const;

it('names a lonely point above it', () => {
  expect(namePlaces([{ at: [100, 100], name: '1.' }], box)).toEqual([{ x: 100, y: 87, anchor: 'middle' }]);
});

it('keeps a name off the marks, the other names and the edge', () => {
  const points = [
    { at: [210, 189] as [number, number], name: '1.' },
    { at: [230, 168] as [number, number], name: '5.' },
    { at: [190, 189] as [number, number], name: 'A?' },
    { at: [210, 147] as [number, number], name: 'D?' },
  ];
  const rects = namePlaces(points, box).map(({ x, y, anchor }) => {
    const left = anchor === 'start' ? x : anchor === 'end' ? x - 16 : x - 8;
    return { left, right: left + 16, top: y - 11, bottom: y + 3 };
  });
  const marks = points.map(({ at: [x, y] }) => ({ left: x - 10, right: x + 10, top: y - 10, bottom: y + 10 }));
  rects.forEach((a, i) => {
    for (const b of [...rects.slice(i + 1), ...marks])
      expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
    expect(a.right).toBeLessThanOrEqual(260);
  });
});
