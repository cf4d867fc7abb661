import { expect, it } from 'vitest';
import { drawFigure } from '../draw.ts';
import { type FigureInput, figureSchema } from '../schema.ts';

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
