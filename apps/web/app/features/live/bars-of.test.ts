import { OTHER_ANSWERS } from '@eszkerek/contract/live-words';
import { expect, it } from 'vitest';
import { rowsOf, withOthers } from './bars-of.ts';

const vote = (counts: Record<string, number>) => ({
  bars: Object.entries(counts).map(([label, count], at) => ({ id: `v${at}`, label, letter: null, count })),
});
const others = (count: number) => ({ ...OTHER_ANSWERS, letter: null, count });
const read = (rows: ReturnType<typeof rowsOf>) => rows.map(({ bar, counts }) => [bar.label, ...counts]);

it('has each answer once, with its votes of both rounds', () => {
  const rows = rowsOf([{ bars: [...vote({ egy: 3, kettő: 2 }).bars, others(2)] }, vote({ kettő: 5, három: 1 })]);
  expect(read(rows)).toEqual([
    ['kettő', 2, 5],
    ['három', 0, 1],
    ['egy', 3, 0],
    ['Más válaszok', 2, 0],
  ]);
});

it('takes the rarest answers together, but never the right one', () => {
  const rows = rowsOf([{ bars: [...vote({ egy: 3, kettő: 2, három: 1 }).bars, others(2)] }, vote({ négy: 1, egy: 4 })]);
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

it('knows the joined answers by their id: a pupil may type their name', () => {
  const [typed, joined] = rowsOf([{ bars: [others(2), ...vote({ 'Más válaszok': 1 }).bars] }]);
  expect([typed?.counts, joined?.counts]).toEqual([[1], [2]]);
});
