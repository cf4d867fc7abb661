import { expect, it } from 'vitest';
import { rowsOf, withOthers } from './bars-of.ts';

const vote = (counts: Record<string, number>) => ({
  bars: Object.entries(counts).map(([label, count], at) => ({ id: `v${at}`, label, letter: null, count })),
});
const read = (rows: ReturnType<typeof rowsOf>) => rows.map(({ key, counts }) => [key, ...counts]);

it('has each answer once, with its votes of both rounds', () => {
  const rows = rowsOf([vote({ egy: 3, kettő: 2, 'Más válaszok': 2 }), vote({ kettő: 5, három: 1 })]);
  expect(read(rows)).toEqual([
    ['kettő', 2, 5],
    ['három', 0, 1],
    ['egy', 3, 0],
    ['Más válaszok', 2, 0],
  ]);
});

it('takes the rarest answers together, but never the right one', () => {
  const rows = rowsOf([vote({ egy: 3, kettő: 2, három: 1, 'Más válaszok': 2 }), vote({ négy: 1, egy: 4 })]);
  expect(read(withOthers(rows, 5, new Set()))).toHaveLength(5);
  expect(read(withOthers(rows, 3, new Set(['három'])))).toEqual([
    ['egy', 3, 4],
    ['három', 1, 0],
    ['Más válaszok', 4, 1],
  ]);
});

it('lists every option that can be chosen', () => {
  const bars = ['A', 'B', 'C'].map(letter => ({ id: letter, label: letter, letter, count: 0 }));
  expect(withOthers(rowsOf([{ bars }]), 2, new Set())).toHaveLength(3);
});
