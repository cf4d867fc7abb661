import { expect, it } from 'vitest';
import { type ArrowsConfig, arrows, labelSpot, resultant, size, speedRatio, work, workOf } from './model.ts';

const base = { text: { task: 'x', solved: 'y' }, alt: 'x' };

it('adds forces as arrows', () => {
  expect(
    resultant([
      [4, 0],
      [0, 3],
    ]),
  ).toEqual([4, 3]);
  expect(size([4, 3])).toBe(5);
  const config: ArrowsConfig = {
    mode: 'arrows',
    state: {
      forces: [
        { id: 'f1', label: 'F₁', to: [4, 0] },
        { id: 'f2', label: 'F₂', to: [0, 2] },
      ],
    },
    ...base,
  };
  expect(arrows.evaluate(config, { resultant: [4, 3] }, { to: { f1: [4, 0], f2: [0, 3] } }).solved).toBe(true);
  expect(arrows.evaluate(config, { balanced: true }, { to: { f1: [4, 0], f2: [-4, 0] } }).solved).toBe(true);
  expect(arrows.evaluate(config, { balanced: true }, { to: { f1: [4, 0], f2: [0, 2] } }).say).toContain('4,47');
});

it('tells a wrong direction from a wrong length', () => {
  const config: ArrowsConfig = { mode: 'arrows', state: { forces: [{ id: 'a', label: 'a te nyilad', to: [1, 0] }] }, ...base };
  const say = (...to: [number, number]) => arrows.evaluate(config, { forces: { a: [3, 4] } }, { to: { a: to } }).say;
  expect(say(0, -5)).toContain('A hossza jó, de másfelé mutat.');
  expect(say(-3, -4)).toContain('A hossza jó');
  expect(say(1.5, 2)).toContain('Az iránya jó, de rövidebb');
  expect(say(6, 8)).toContain('Az iránya jó, de hosszabb');
  expect(say(3, 3)).toBe('Nézd meg újra a nyiladat! Az iránya is, a hossza is más.');
});

it('gives the lighter skater more speed', () => expect(speedRatio({ left: 30, right: 60 })).toBe(2));

it('needs motion for work', () => {
  expect(workOf({ force: 60, distance: 5 })).toBe(300);
  const config = { mode: 'work' as const, state: { force: 20, distance: 1, maxForce: 100, maxDistance: 10, friction: 30 }, ...base };
  expect(work.evaluate(config, { work: 300 }, { force: 20, distance: 5 }).say).toContain('meg sem mozdul');
  expect(work.evaluate(config, { work: 300 }, { force: 60, distance: 5 }).solved).toBe(true);
});

it('keeps the label of an arrow inside the drawing, off the arrow', () => {
  const box = { width: 260, height: 260 };
  const spot = (x: number, y: number) => labelSpot('a te nyilad', [x, y], [130, 130], box);
  expect(spot(60, 60)).toEqual({ x: 74, y: 50, textAnchor: 'start' });
  expect(spot(190, 60)).toEqual({ x: 176, y: 50, textAnchor: 'end' });
  expect(spot(190, 190)).toEqual({ x: 176, y: 214, textAnchor: 'end' });
  expect(spot(190, 248)).toEqual({ x: 176, y: 238, textAnchor: 'end' });
});

it('names two opposite arrows each on its own side', () => {
  const box = { width: 260, height: 260 };
  const left = labelSpot('bal csapat', [60, 130], [130, 130], box);
  const right = labelSpot('jobb csapat', [165, 130], [130, 130], box, { isFixed: false });
  expect(left).toEqual({ x: 90, y: 120, textAnchor: 'end' });
  expect(right).toEqual({ x: 161, y: 154, textAnchor: 'start' });
});

it('keeps the labels of two arrows with one end apart', () => {
  const box = { width: 260, height: 260 };
  const at = (label: string, isShared: boolean) => labelSpot(label, [190, 60], [130, 130], box, { isFixed: !isShared, isShared }).y;
  expect(Math.abs(at('minta', false) - at('a te nyilad', true))).toBeGreaterThanOrEqual(20);
});
