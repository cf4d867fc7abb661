import { expect, it } from 'vitest';
import { cycle, type DrawConfig, difference, differences, draw } from './model.ts';

const base = { text: { task: 'x', solved: 'y' }, alt: 'x' };

it('cycles greys and finds differences', () => {
  expect(cycle(['000', '000', '000'], 1, 2, 2)).toEqual(['000', '001', '000']);
  expect(cycle(['003', '000', '000'], 0, 2, 4)).toEqual(['000', '000', '000']);
  expect(differences(['010', '111'], ['010', '101'])).toEqual([[1, 1]]);
});

it('names the first pixel that is off', () => {
  const config: DrawConfig = { mode: 'draw', state: { rows: ['000', '000', '000'] }, ...base };
  expect(draw.evaluate(config, { rows: ['010', '000', '000'] }, { rows: ['000', '000', '000'] }).say).toContain('1. sor, 2. oszlop');
  const diff = { mode: 'difference' as const, state: { first: ['010', '111', '010'], second: ['010', '101', '010'] }, ...base };
  expect(difference.evaluate(diff, { differing: 1 }, { on: ['1-1'] }).solved).toBe(true);
  expect(difference.evaluate(diff, { differing: 1 }, { on: ['0-0'] }).solved).toBe(false);
});
