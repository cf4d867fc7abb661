import { describe, expect, it } from 'vitest';
import { checkScene } from './check-scene.ts';
import { sharedArea } from './geometry.ts';
import { hatch } from './hatch.ts';
import { placeLabels } from './place-labels.ts';
import type { Label, Scene, Shape } from './scene.ts';
import { svg } from './svg.ts';
import { runsOf, textWidth } from './text-width.ts';

const scene = (labels: Label[], shapes: Shape[] = []): Scene => ({ width: 200, height: 100, shapes, labels });
const middle = { x: 100, y: 50 };

describe('placeLabels', () => {
  it('keeps labels of one point apart', () => {
    const placed = placeLabels(scene(['A', 'BB', 'CCC', 'D'].map(text => ({ text, at: middle }))));
    for (const [i, a] of placed.entries()) for (const b of placed.slice(i + 1)) expect(sharedArea(a.box, b.box)).toBe(0);
  });

  it('moves a label off a stroke', () => {
    const stroke: Shape = { type: 'line', a: { x: 100, y: 0 }, b: { x: 100, y: 50 } };
    const [label] = placeLabels(scene([{ text: 'A', at: middle, toward: { x: 0, y: -1 } }], [stroke]));
    expect(label && Math.abs(label.middle.x - 100)).toBeGreaterThan(5);
  });

  it('never moves an aligned label', () => {
    const [label] = placeLabels(
      scene([{ text: '5', at: middle, align: 'middle' }], [{ type: 'line', a: { x: 0, y: 50 }, b: { x: 200, y: 50 } }]),
    );
    expect(label?.middle).toEqual(middle);
  });
});

describe('checkScene', () => {
  const fault =
    (labels: Label[], shapes: Shape[] = []) =>
    () => {
      const s = scene(labels, shapes);
      checkScene(s, placeLabels(s));
    };

  it('names two labels that overlap', () => {
    const fixed = (text: string): Label => ({ text, at: middle, align: 'middle' });
    expect(fault([fixed('A'), fixed('B')])).toThrow('figure overlap: the labels "A" and "B" overlap');
  });
  it('names what leaves the frame', () => {
    expect(fault([{ text: 'hosszú', at: { x: 199, y: 50 }, align: 'middle' }])).toThrow(
      'figure outside: the label "hosszú" leaves the frame',
    );
    expect(fault([], [{ type: 'circle', at: middle, r: 60 }])).toThrow('figure outside: a circle leaves the frame');
  });
  it('names a text that is too small', () => {
    expect(fault([{ text: 'A', at: middle, size: 11 }])).toThrow('figure small-text: the label "A" is 11 px');
  });
});

describe('text', () => {
  it('reads subscripts', () => {
    expect(runsOf('R_1 = F_{max}')).toEqual([
      { text: 'R', sub: false },
      { text: '1', sub: true },
      { text: ' = F', sub: false },
      { text: 'max', sub: true },
    ]);
  });
  it('measures wide letters wider', () => {
    expect(textWidth('WWW', 14)).toBeGreaterThan(2 * textWidth('iii', 14));
  });
});

describe('svg', () => {
  it('escapes what authors write', () => {
    const s = scene([{ text: 'a<b & "c"', at: middle }]);
    expect(svg(s, placeLabels(s), 'Cím <x>', 'Leírás')).toContain('a&lt;b &amp; &quot;c&quot;</text>');
  });

  const drawn = (shape: Shape): string => svg(scene([], [shape]), [], 'Cím', 'Leírás');

  it('keeps circles round whatever their radius is rounded to', () => {
    for (let r = 5; r < 20; r += 0.03) {
      const [, radius, chord] = /a(\S+) \S+ 0 1 0 (\S+) 0/.exec(drawn({ type: 'circle', at: middle, r })) ?? [];
      expect(Number(chord)).toBeCloseTo(2 * Number(radius), 5);
    }
  });

  it('draws half a circle in two arcs', () => {
    expect(drawn({ type: 'arc', at: middle, r: 15.87, from: -90, to: 90 })).toContain(
      'M100 65.9A15.9 15.9 0 0 0 115.9 50A15.9 15.9 0 0 0 100 34.1',
    );
  });
});

it('hatches inside a concave region only', () => {
  const loop = [
    { x: 0, y: 0 },
    { x: 60, y: 0 },
    { x: 60, y: 60 },
    { x: 40, y: 60 },
    { x: 40, y: 20 },
    { x: 20, y: 20 },
    { x: 20, y: 60 },
    { x: 0, y: 60 },
  ];
  const crossings = hatch(loop, 3).filter(([a, b]) => a.y > 20.5 && Math.min(a.x, b.x) < 30 && Math.max(a.x, b.x) > 30);
  expect(crossings).toEqual([]);
});
