import { expect, it } from 'vitest';
import { branches, type TreeConfig, total, tree } from './model.ts';

const base = { text: { task: 'x', solved: 'y' }, alt: 'x' };
const levels: TreeConfig = {
  mode: 'levels',
  state: {
    levels: [
      { label: 'póló', options: ['p', 'k', 'z'] },
      { label: 'nadrág', options: ['r', 'h'] },
    ],
  },
  ...base,
};
const pick = (state: { items: string[]; picks: number; repeat?: boolean; order?: boolean }): TreeConfig => ({
  mode: 'pick',
  state,
  ...base,
});

it('multiplies the choices', () => {
  expect(total(levels)).toBe(6);
  expect(branches(levels)[0]).toEqual(['p', 'r']);
});

it('picks with and without repetition, with and without order', () => {
  const items = ['1', '2', '3', '4'];
  expect(total(pick({ items, picks: 2 }))).toBe(12);
  expect(total(pick({ items, picks: 2, repeat: true }))).toBe(16);
  expect(total(pick({ items, picks: 2, order: false }))).toBe(6);
  expect(total(pick({ items, picks: 2, order: false, repeat: true }))).toBe(10);
  expect(total(pick({ items, picks: 4 }))).toBe(24);
});

it('recognises adding instead of multiplying', () => {
  expect(tree.evaluate(levels, { total: 6 }, { open: [], answer: '5' }).say).toContain('szorozz');
  expect(tree.evaluate(levels, { total: 6 }, { open: [], answer: '6' }).solved).toBe(true);
});
