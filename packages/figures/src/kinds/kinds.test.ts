import { expect, it } from 'vitest';
import { drawFigure } from '../draw.ts';
import { type FigureInput, figureSchema } from '../schema.ts';
import { imageOf } from './rays/lens.ts';
import { edgesOf, polyhedron } from './solid/polyhedron.ts';
import { roundBody } from './solid/round.ts';

const draw = (input: FigureInput) => drawFigure(figureSchema.parse(input));
const chart = { kind: 'chart', form: 'bar' } as const;
const plane = { kind: 'coordinate', x: { min: 0, max: 4 }, y: { min: 0, max: 4 } } as const;

it.each<[string, FigureInput]>([
  [
    'a bar above its scale',
    {
      ...chart,
      scale: { max: 5, step: 1 },
      items: [
        { name: 'a', value: 6 },
        { name: 'b', value: 1 },
      ],
    },
  ],
  [
    'names under bars that do not fit',
    { ...chart, items: Array.from({ length: 8 }, (_, i) => ({ name: `${i}. nagyon hosszú nevű oszlop`, value: 1 })) },
  ],
  ['a point outside the axes', { ...plane, points: [{ at: [5, 1], name: 'A' }] }],
  ['more shaded parts than there are', { kind: 'fraction', form: 'bar', wholes: [{ parts: 3, shaded: 4 }] }],
  ['a region of a third set that is not there', { kind: 'venn', sets: ['A', 'B'], content: { abc: ['1'] } }],
  ['a row with too few cells', { kind: 'table', head: ['a', 'b'], rows: [['1']] }],
  ['a support beyond the bar', { kind: 'lever', length: 4, pivot: 5, loads: [{ at: 1 }] }],
  ['a reading outside the scale', { kind: 'instrument', instruments: [{ form: 'meter', max: 5, step: 1, value: 6 }] }],
  [
    'more parts than a wire holds',
    {
      kind: 'circuit',
      loop: [
        { parallel: [[{ part: 'bulb' }], [{ part: 'bulb' }]] },
        { parallel: [[{ part: 'bulb' }, { part: 'bulb' }, { part: 'bulb' }], [{ part: 'bulb' }]] },
        { part: 'bulb' },
        { part: 'bulb' },
      ],
    },
  ],
  ['a screen before the obstacle', { kind: 'rays', at: 'shadow', obstacle: 3, screen: 2, size: 1 }],
  [
    'a point of a solid that is not there',
    { kind: 'solid', body: { shape: 'cone', radius: 1, height: 2 }, segments: [{ ends: ['A', 'O'] }] },
  ],
])('refuses %s', (_, input) => {
  expect(() => draw(input)).toThrow();
});

it('says where hands stand, not what time it is', () => {
  expect(draw({ kind: 'clock', clocks: [{ hour: 7, minute: 45 }] }).description).toBe(
    'Óra: a kismutató a hét és nyolc között áll, a nagymutató a 45. percjelen.',
  );
});

it('says a value read off a scale in words only', () => {
  const { description } = draw({
    ...chart,
    scale: { max: 20, step: 5 },
    items: [
      { name: 'alma', value: 17 },
      { name: 'körte', value: 8 },
    ],
  });
  expect(description).not.toContain('17');
  expect(description).toContain('alma: tizenhét');
});

it('cuts a curve at the edge of the plot', () => {
  const { svg } = draw({ ...plane, curves: [{ of: { polynomial: [0, 0, 1] } }] });
  expect(svg).toContain('fig-bold');
  expect(() => draw({ ...plane, curves: [{ of: { reciprocal: 1 } }] })).not.toThrow();
});

it('puts the picture of a lens where 1/f = 1/o + 1/i says', () => {
  expect(imageOf({ at: 'convex-lens', focus: 2, object: 6 })).toEqual({ distance: 3, magnification: -0.5 });
  expect(imageOf({ at: 'convex-lens', focus: 4, object: 2 })).toEqual({ distance: -4, magnification: 2 });
  expect(imageOf({ at: 'concave-lens', focus: 3, object: 6 })).toEqual({ distance: -2, magnification: 1 / 3 });
  expect(imageOf({ at: 'convex-lens', focus: 2, object: 2 })).toBeUndefined();
});

it('dashes the three edges of a box that cannot be seen', () => {
  const edges = edgesOf(polyhedron({ shape: 'box', a: 3, b: 3, c: 3 }));
  expect(edges).toHaveLength(12);
  expect(edges.filter(edge => edge.hidden).map(edge => edge.ends.toSorted().join(''))).toEqual(['CD', 'AD', "DD'"]);
});

it('counts marks instead of saying what an instrument shows', () => {
  const { description } = draw({
    kind: 'instrument',
    instruments: [{ form: 'thermometer', min: -20, max: 40, step: 10, parts: 5, value: -6, unit: '°C' }],
  });
  expect(description).toContain('a −10-től számítva két kis beosztással odébb áll');
  expect(description).not.toContain('6');
});

it('draws a vertical and a steep line from edge to edge', () => {
  const length = (through: [[number, number], [number, number]]): number => {
    const { svg } = draw({ ...plane, grid: false, lines: [{ through, id: 'e' }] });
    const [first = [], ...rest] = [...(/data-el="e" d="M([^"]*)"/.exec(svg)?.[1] ?? '').matchAll(/([\d.]+) ([\d.]+)/g)].map(m => [
      Number(m[1]),
      Number(m[2]),
    ]);
    const last = rest.at(-1) ?? first;
    return Math.abs((last[1] ?? 0) - (first[1] ?? 0));
  };
  expect(
    length([
      [2, 0],
      [2, 1],
    ]),
  ).toBeGreaterThan(200);
  expect(
    length([
      [1, 0],
      [2, 100],
    ]),
  ).toBeGreaterThan(200);
});

/** Where a text stands in the drawing. */
const textAt = (svg: string, text: string): { x: number; y: number } => {
  const [, x, y] = new RegExp(`<text[^>]* x="([\\d.]+)" y="([\\d.]+)"[^>]*>(?:<tspan[^>]*>)?${text}<`).exec(svg) ?? [];
  return { x: Number(x), y: Number(y) };
};

it('writes the length of a hypotenuse outside the triangle', () => {
  const { svg } = draw({
    kind: 'geometry',
    height: 190,
    points: { A: [0, 0], C: [3.75, 0], B: [3.75, 9] },
    polygons: [{ points: ['A', 'C', 'B'] }],
    segments: [
      { ends: ['C', 'B'], label: '24 cm' },
      { ends: ['A', 'B'], label: '26 cm' },
    ],
  });
  expect(textAt(svg, '26 cm').x).toBeLessThan(textAt(svg, '24 cm').x - 40);
});

it('keeps every second number of a crowded axis, counted from zero', () => {
  const { svg } = draw({ kind: 'coordinate', square: false, x: { min: 0, max: 12, step: 2 }, y: { min: 0, max: 50, step: 5 } });
  const written = [...svg.matchAll(/>(\d+)</g)].map(([, n]) => Number(n));
  expect(written).toEqual(expect.arrayContaining([10, 20, 30, 40, 50]));
  expect(written).not.toContain(15);
});

it('spreads a gas over the whole box', () => {
  const { svg } = draw({ kind: 'particles', boxes: [{ state: 'gas', motion: 0 }] });
  const ys = [...svg.matchAll(/M[\d.]+ ([\d.]+)[aA]6/g)].map(([, y]) => Number(y));
  expect(Math.min(...ys)).toBeLessThan(38);
  expect(Math.max(...ys)).toBeGreaterThan(80);
});

it('moves the number of an axis that would hide a point, and keeps it', () => {
  const axes = { kind: 'coordinate', x: { min: -9, max: 9 }, y: { min: -9, max: 9 } } as const;
  const placeOf4 = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>4<\/text>/g)].map(([text]) => text);
  const [alone, beside] = [draw(axes), draw({ ...axes, points: [{ at: [-1, 4], name: 'A' }] })].map(({ svg }) => placeOf4(svg));
  expect(beside).toHaveLength(2);
  expect(alone).toHaveLength(2);
  expect(beside).not.toEqual(alone);
});

it('keeps what an author tells about a figure out of its tooltip', () => {
  const { svg } = draw({ ...plane, title: 'A nyíl három egységgel jobbra mutat' });
  expect(svg).toMatch(/<title>(?!A nyíl)[^<]*<\/title><desc>A nyíl három egységgel jobbra mutat\./);
});

it.each([
  { shape: 'cone', radius: 4, height: 4 },
  { shape: 'cone', radius: 4, height: 1 },
  { shape: 'cone-frustum', radius: 4, top: 2, height: 3 },
] as const)('draws the sides of $shape with height $height as tangents of the rim', body => {
  const { lines } = roundBody(body);
  const [rims, sides] = [lines.filter(line => line.points.length > 2), lines.filter(line => line.points.length === 2)];
  expect(sides).toHaveLength(2);
  for (const side of sides) {
    const [a = { x: 0, y: 0 }, b = { x: 0, y: 0 }] = side.points;
    const left = rims
      .flatMap(line => line.points)
      .map(p => ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) * Math.sign(a.x || b.x));
    expect(Math.min(...left) > -1e-6 || Math.max(...left) < 1e-6).toBe(true);
  }
});

it('writes the label of a narrow slope between its arms', () => {
  const { svg } = draw({ kind: 'incline', angle: 14, angleLabel: 'α', base: 'b', body: 'none' });
  expect(textAt(svg, 'α').y).toBeLessThan(textAt(svg, 'b').y - 12);
});

it('puts a jump over a shorter one, its label above', () => {
  const { svg } = draw({
    kind: 'number-line',
    from: -6,
    to: 6,
    step: 1,
    jumps: [
      { from: 0, to: 5, label: 'a' },
      { from: 5, to: -2, label: 'b' },
    ],
  });
  expect(textAt(svg, 'b').y).toBeLessThan(textAt(svg, 'a').y - 12);
});

it('keeps the marks of moving particles apart from each other', () => {
  const { svg } = draw({ kind: 'particles', boxes: [{ state: 'gas', motion: 3 }] });
  const radii = [...new Set([...svg.matchAll(/A([\d.]+) /g)].map(([, r]) => Number(r)))].sort((a, b) => a - b);
  expect(radii).toHaveLength(3);
  expect(radii.slice(1).every((r, i) => r - (radii[i] ?? 0) > 2)).toBe(true);
});

it('writes the height of a slope and of a thin cylinder outside', () => {
  const slope = draw({ kind: 'incline', angle: 20, rise: 'h = 1 m', base: 'b', body: 'none' }).svg;
  expect(textAt(slope, 'h = 1 m').x).toBeGreaterThan(textAt(slope, 'b').x + 140);
  const thin = { kind: 'solid', body: { shape: 'cylinder', radius: 2, height: 12 }, names: false } as const;
  const { svg } = draw({ ...thin, segments: [{ ends: ['O', "O'"], label: '20 cm' }] });
  expect(textAt(svg, '20 cm').x).toBeGreaterThan(180);
});

it('writes the height of a box outside, beyond its back edge', () => {
  const { svg } = draw({
    kind: 'solid',
    names: false,
    body: { shape: 'box', a: 7, b: 3, c: 2 },
    segments: [{ ends: ['B', "B'"], label: '2 cm' }],
  });
  const across = [...svg.matchAll(/[ML]([\d.]+) [\d.]+/g)].map(([, x]) => Number(x));
  expect(textAt(svg, '2 cm').x).toBeGreaterThan(Math.max(...across) + 10);
});
