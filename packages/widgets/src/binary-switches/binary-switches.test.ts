import { expect, it } from 'vitest';
import { binary, type ReadConfig, read, readBits, switches, weights } from './model.ts';

const text = { task: 'x', solved: 'y' };

it('turns numbers into lamps and back', () => {
  expect(weights(5)).toEqual([16, 8, 4, 2, 1]);
  expect(binary(13, 5)).toBe('01101');
  for (let n = 0; n < 256; n++) expect(readBits(binary(n, 8))).toBe(n);
});

it('says what is missing', () => {
  const config = { mode: 'switch' as const, state: { bits: 5 }, text, alt: 'x' };
  expect(switches.evaluate(config, { value: 13 }, { value: 12 }).say).toContain('1 hiányzik');
  expect(switches.evaluate(config, { value: 13 }, { value: 13 }).solved).toBe(true);
});

it('recognises the reversed reading and the pattern read as a decimal', () => {
  const config: ReadConfig = { mode: 'read', state: { pattern: '10110' }, text, alt: 'x' };
  expect(read.evaluate(config, { value: 22 }, { typed: '13' }).say).toContain('Fordított');
  expect(read.evaluate(config, { value: 22 }, { typed: '10110' }).say).toContain('jegyeket');
  expect(read.evaluate(config, { value: 22 }, { typed: '22' }).solved).toBe(true);
});
