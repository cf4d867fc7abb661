import { expect, test } from 'vitest';
import { drawSource } from './draw-source.ts';

test('draws the YAML of an author', () => {
  expect(drawSource('kind: number-line\nfrom: 0\nto: 5\nstep: 1')).toMatchObject({ svg: expect.stringMatching(/^<svg/) });
});

test.each([
  ['kind: number-line\nfrom: 0\nto: 5', /^step: /],
  ['kind: valami', /^kind: /],
  ['kind: geometry\npoints: {A: [0, 0], B: [1, 1]}\nsegments: [[A, C]]', /figure unknown-name: no point C/],
  ['kind: [', /./],
])('says what is wrong with %j', (source, fault) => {
  expect(drawSource(source)).toEqual({ faults: [expect.stringMatching(fault), ...([] as string[])] });
});
