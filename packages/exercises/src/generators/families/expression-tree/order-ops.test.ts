import { expect, test } from 'vitest';
import { drawTask } from '../../engine.ts';
import { orderOps } from './order-ops.ts';

test('a slip that divides by zero is left out', () => {
  for (let seed = 0; seed < 300; seed++)
    for (const level of [1, 2, 3] as const) expect(() => drawTask(orderOps, `u${seed}`, level)).not.toThrow();
});
