import { expect, it } from 'vitest';
import { amounts, chain, part, parts } from './model.ts';

const text = { task: 'x', solved: 'y' };

it('takes parts of a base', () => {
  expect(part({ base: 80, percent: 25 })).toBe(20);
  const config = { mode: 'parts' as const, state: { base: 80, percent: 10 }, text, alt: 'x' };
  expect(parts.evaluate(config, { value: 20 }, { base: 80, percent: 10 }).say).toContain('Több');
  expect(parts.evaluate(config, { value: 20 }, { base: 80, percent: 25 }).solved).toBe(true);
});

it('takes each change from the last amount and recognises added percents', () => {
  expect(amounts(200, [-20, 25])).toEqual([200, 160, 200]);
  const config = { mode: 'chain' as const, state: { base: 200, changes: [0, 0] }, text, alt: 'x' };
  expect(chain.evaluate(config, { final: 200 }, { changes: [-20, 20] }).say).toContain('nem adhatók össze');
  expect(chain.evaluate(config, { final: 200 }, { changes: [-20, 25] }).solved).toBe(true);
});
