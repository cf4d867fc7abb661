import { expect, it } from 'vitest';
import { digitSum, order, pairs, type SortConfig, sort } from './model.ts';

const text = { task: 'x', solved: 'y' };
const config: SortConfig = {
  mode: 'sort',
  state: {
    bins: [
      { id: 'a', label: 'A' },
      { id: 'b', label: 'B' },
    ],
    cards: [
      { text: '1', bin: 'a' },
      { text: '2', bin: ['a', 'b'] },
      { text: '3', bin: 'b', why: 'mert' },
    ],
  },
  text,
  alt: 'x',
};
const goal = { allSorted: true as const };

it('asks for the missing cards, explains the wrong ones, takes any of several bins', () => {
  expect(sort.evaluate(config, goal, { placement: { 0: 'a' }, checked: {} }).say).toContain('2 kártya');
  expect(sort.evaluate(config, goal, { placement: { 0: 'a', 1: 'b', 2: 'a' }, checked: {} }).say).toBe(
    '1 kártya nincs jó helyen. Nézd meg a szaggatott szélűt! Segítség: mert',
  );
  expect(sort.evaluate(config, goal, { placement: { 0: 'a', 1: 'b', 2: 'b' }, checked: {} }).solved).toBe(true);
  expect(sort.evaluate(config, goal, { placement: { 0: 'a', 1: 'a', 2: 'b' }, checked: {} }).solved).toBe(true);
});

it('sums digits', () => expect(digitSum('4 725')).toBe(18));

it('starts shuffled and says where the order breaks', () => {
  const ordering = { mode: 'order' as const, state: { cards: ['0,09', '0,5', '1,2'] }, text, alt: 'x' };
  expect(order.initial(ordering, 5).order).not.toEqual([0, 1, 2]);
  expect(order.evaluate(ordering, { ordered: true }, { order: [0, 2, 1], checked: true }).say).toContain('1,2');
  expect(order.evaluate(ordering, { ordered: true }, { order: [0, 1, 2], checked: true }).solved).toBe(true);
});

it('pairs', () => {
  const pairing = {
    mode: 'pairs' as const,
    state: {
      pairs: [
        { left: 'a', right: 'A' },
        { left: 'b', right: 'B' },
      ],
    },
    text,
    alt: 'x',
  };
  expect(pairs.evaluate(pairing, { allPaired: true }, { chosen: { 0: '1', 1: '0' }, rights: [] }).say).toContain('2 pár');
  expect(pairs.evaluate(pairing, { allPaired: true }, { chosen: { 0: '0', 1: '1' }, rights: [] }).solved).toBe(true);
});
