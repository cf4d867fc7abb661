import { expect, it } from 'vitest';
import { moved } from './anchor.ts';

it('carries a stroke along with what it was drawn on', () => {
  const word = { x: 300, y: 150, width: 60, height: 30 };
  expect(moved(word, { x: 200, y: 100, width: 40, height: 20 })).toBe('translate(0 0) scale(0.667 0.667)');
  expect(moved(word, { x: 100, y: 250, width: 60, height: 30 })).toBe('translate(-200 100) scale(1 1)');
  expect(moved({ ...word, width: 0 }, word)).toBeUndefined();
});
