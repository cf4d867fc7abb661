import { expect, it } from 'vitest';
import { eclipseAt, phaseAt, shadowOf } from './model.ts';

it('casts shadows by similar triangles', () => {
  expect(shadowOf({ lamp: 0, body: 2, at: 5 }, 10)).toEqual({ full: 4, whole: 4 });
  const wide = shadowOf({ lamp: 1, body: 2, at: 5 }, 10);
  expect(wide.full).toBe(3);
  expect(wide.whole).toBe(5);
  expect(shadowOf({ lamp: 6, body: 2, at: 2 }, 10).full).toBe(0);
});

it('eclipses only on the line of Sun and Earth', () => {
  expect([0, 358, 180, 175, 90].map(eclipseAt)).toEqual(['solar', 'solar', 'lunar', 'lunar', 'none']);
  expect([0, 90, 180, 270].map(phaseAt)).toEqual(['újhold', 'első negyed', 'telihold', 'utolsó negyed']);
});
