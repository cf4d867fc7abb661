import { expect, it } from 'vitest';
import { construction } from './schema.ts';

it('takes a task by its name alone, and with moved points and fewer tools', () => {
  expect(construction.parse({ what: 'perpendicular-bisector' })).toEqual({ what: 'perpendicular-bisector' });
  expect(() => construction.parse({ what: 'parallel', at: { P: [3, 8] }, tools: ['compass', 'ruler', 'point'] })).not.toThrow();
});

it.each([
  [{ what: 'triangle-sss', sides: [2, 3, 6] }, /nincs háromszög/],
  [{ what: 'triangle-asa', side: 5, angles: [90, 85] }, /170/],
  [{ what: 'perpendicular-bisector', at: { A: [13, 2] } }, /a lapon/],
  [{ what: 'perpendicular-bisector', at: { C: [1, 2] } }, /C/],
  [{ what: 'triangle-sas', sides: [5, 6] }, /angle/],
])('refuses %j', (state, fault) => {
  expect(() => construction.parse(state)).toThrow(fault);
});
