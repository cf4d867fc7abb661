import { expect, it } from 'vitest';
import { stepDown } from './scroll-slide.ts';

const view = { top: 60, bottom: 730 };
const down = (top: number, bottom: number) => stepDown([{ top, bottom }], view, 520);

it('stops at the top of a block that it would cut', () => {
  expect(down(249, 784)).toBe(181);
});

it('takes the usual step where nothing is cut by it', () => {
  expect(stepDown([], view, 520)).toBe(520);
  expect(down(650, 900)).toBe(520);
  expect(down(100, 500)).toBe(520);
  expect(down(800, 1400)).toBe(520);
});

it('reads a block that is taller than the screen step by step', () => {
  expect(down(249, 1200)).toBe(520);
});
