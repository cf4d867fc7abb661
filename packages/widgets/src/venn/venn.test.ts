import { expect, it } from 'vitest';
import { regionName, type SortConfig, shaded, sort } from './model.ts';

const text = { task: 'x', solved: 'y' };
const config: SortConfig = { mode: 'sort', state: { sets: ['páros', '3-mal osztható'], items: ['4', '6', '7'] }, text, alt: 'x' };
const goal = { placement: { 4: 'a' as const, 6: 'ab' as const, 7: 'none' as const } };

it('names the regions', () => {
  expect(regionName('a', ['A', 'B'])).toBe('csak A');
  expect(regionName('ab', ['A', 'B'])).toBe('mindkettő: A és B');
  expect(regionName('ab', ['A', 'B', 'C'])).toBe('A és B, más nem');
});

it('asks about the set that was missed', () => {
  expect(sort.evaluate(config, goal, { placement: { 4: 'a', 6: 'a', 7: 'none' } }).say).toContain('3-mal osztható');
  expect(sort.evaluate(config, goal, { placement: { 4: 'a', 6: 'ab' } }).say).toContain('1 elem');
  expect(sort.evaluate(config, goal, { placement: { 4: 'a', 6: 'ab', 7: 'none' } }).solved).toBe(true);
});

it('shades exactly the asked regions', () => {
  const shade = { mode: 'regions' as const, state: { sets: ['A', 'B'] }, text, alt: 'x' };
  expect(shaded.evaluate(shade, { regions: ['a'] }, { on: ['a', 'ab'] }).solved).toBe(false);
  expect(shaded.evaluate(shade, { regions: ['a'] }, { on: ['a'] }).solved).toBe(true);
});
