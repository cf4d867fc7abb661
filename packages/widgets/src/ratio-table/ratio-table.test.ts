import { expect, it } from 'vitest';
import { type FillConfig, fill, fourth, partner, proportion } from './model.ts';

const text = { task: 'x', solved: 'y' };
const config: FillConfig = {
  mode: 'fill',
  state: { rows: [{ label: 'füzet' }, { label: 'ár' }], given: [4, 28], ask: [1, 7] },
  text,
  alt: 'x',
};

it('keeps the quotient or the product', () => {
  expect(partner([4, 28], 7, 'direct')).toBe(49);
  expect(partner([6, 10], 4, 'inverse')).toBe(15);
  expect(fourth({ a: 3, b: 4, c: 15 })).toBe(20);
});

it('recognises adding instead of multiplying, and the inverse relation', () => {
  expect(fill.evaluate(config, { filled: true }, { typed: { 1: '7', 7: '49' } }).solved).toBe(true);
  expect(fill.evaluate(config, { filled: true }, { typed: { 1: '7', 7: '31' } }).say).toContain('Hozzáadtál');
  expect(fill.evaluate(config, { filled: true }, { typed: { 1: '112', 7: '16' } }).say).toContain('nő');
  expect(fill.evaluate(config, { filled: true }, { typed: { 1: '7' } }).say).toContain('7');
});

it('compares the products of a proportion', () => {
  const p = { mode: 'proportion' as const, state: { a: 3, b: 4, c: 15 }, text, alt: 'x' };
  expect(proportion.evaluate(p, { d: 20 }, { d: '20' }).solved).toBe(true);
  expect(proportion.evaluate(p, { d: 20 }, { d: '16' }).say).toContain('60');
});
