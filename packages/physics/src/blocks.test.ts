import { expect, it } from 'vitest';
import { acceleration, evenPull, forcesOn, slide } from './blocks.ts';

const wood = { sliding: 0.3, static: 0.4 };
const ice = { sliding: 0 };

it('answers a small pull with the same static friction', () => {
  expect(forcesOn({ weight: 10, rise: 0, surface: wood, pull: 2.5 })).toMatchObject({ friction: -2.5, net: 0, motion: 'rest' });
  expect(forcesOn({ weight: 10, rise: 0, surface: wood, pull: 4 }).motion).toBe('rest');
  expect(forcesOn({ weight: 10, rise: 0, surface: wood, pull: 0 }).friction).toBe(0);
});

it('slides above it, with less friction', () => {
  const { friction, net, motion } = forcesOn({ weight: 10, rise: 0, surface: wood, pull: 5 });
  expect([friction, net, motion]).toEqual([-3, 2, 'up']);
  expect(acceleration(net, 10, 10)).toBe(2);
});

it('goes on evenly under a pull equal to the sliding friction', () => {
  expect(forcesOn({ weight: 10, rise: 0, surface: wood, pull: 3, moving: 'up' }).motion).toBe('even');
  expect(forcesOn({ weight: 10, rise: 0, surface: wood, pull: 2, moving: 'up' }).net).toBeCloseTo(-1, 12);
});

it('splits the weight on a 3:4:5 slope', () => {
  const held = forcesOn({ weight: 20, rise: 0.6, surface: ice, pull: 12 });
  expect(held).toMatchObject({ along: 12, normal: 16, motion: 'rest' });
  expect(forcesOn({ weight: 20, rise: 0.6, surface: ice, pull: 10 })).toMatchObject({ net: -2, motion: 'down' });
});

it('holds by friction up to the angle whose tangent is the coefficient', () => {
  const at = (degrees: number) => forcesOn({ weight: 10, rise: Math.sin((degrees * Math.PI) / 180), surface: wood, pull: 0 }).motion;
  const limit = (Math.atan(0.4) * 180) / Math.PI;
  expect(at(limit - 0.01)).toBe('rest');
  expect(at(limit + 0.01)).toBe('down');
});

it('needs the component and the friction to be pulled up evenly', () => {
  expect(evenPull(100, 0.6, { sliding: 0.25 })).toBeCloseTo(80, 9);
  expect(forcesOn({ weight: 100, rise: 0.6, surface: { sliding: 0.25 }, pull: 80, moving: 'up' }).motion).toBe('even');
});

it('slides by the formulas of even acceleration, and stops', () => {
  expect(slide(0, 2, 3)).toBe(9);
  expect(slide(0, -2, 3)).toBe(-9);
  expect(slide(1, 0, 3)).toBe(3);
  expect(slide(2, -1, 10)).toBe(2);
});
