import { expect, it } from 'vitest';
import { firstStep } from './first-step.ts';

const lesson = { title: 'Törtek összeadása', to: '/tananyag/matek-5-tortek-osszeadasa#kozos-nevezo' };
const next = { slug: 'matek-5-tortek-szorzasa', title: 'Törtek szorzása' };

it.each([
  [{ percent: 100, missed: 0, lesson, next }, 'next'],
  [{ percent: 62, missed: 3, lesson, next }, 'next'],
  [{ percent: 55, missed: 4, lesson, next }, 'mistakes'],
  [{ percent: 25, missed: 6, lesson, next }, 'lesson'],
  [{ percent: 25, missed: 6 }, 'mistakes'],
  [{ percent: 100, missed: 0, lesson }, 'again'],
  [{ percent: 100, missed: 0, lesson, next, round: { done: 1, parts: 3 } }, 'round'],
])('of %o it is %s', (ways, kind) => {
  expect(firstStep(ways).kind).toBe(kind);
});
