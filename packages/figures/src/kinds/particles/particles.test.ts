import { expect, it } from 'vitest';
import { draw } from './draw.ts';
import { schema } from './schema.ts';

const STATES = ['solid', 'liquid', 'gas', 'mixture'] as const;

it.each([1, 2, 3])('draws as many particles as wanted in each of %d boxes', boxes => {
  for (const state of STATES)
    for (const motion of [0, 3])
      for (let count = 4; count <= 12; count++) {
        const spec = schema.parse({ kind: 'particles', count, boxes: Array.from({ length: boxes }, () => ({ state, motion })) });
        const drawn = draw(spec).shapes.filter(shape => shape.type === 'circle').length;
        expect([state, motion, count, drawn]).toEqual([state, motion, count, count * boxes]);
      }
});
