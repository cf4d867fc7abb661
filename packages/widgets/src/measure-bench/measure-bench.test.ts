import { describe, expect, it } from 'vitest';
import type { WidgetConfig } from '../kinds.ts';
import { type BalanceConfig, balance, put } from './balance.ts';
import { type CylinderConfig, cylinder, levelOf } from './cylinder.ts';
import { examples } from './examples.ts';
import { counting, meanOf, measured, type Repeat, type RepeatConfig, repeat, withRow } from './repeat.ts';
import { type RulerConfig, range, ruler } from './ruler.ts';

const example = <M extends WidgetConfig<'measure-bench'>['mode']>(mode: M, nth = 0) => {
  const found = examples.filter((one): one is Extract<WidgetConfig<'measure-bench'>, { mode: M }> => one.mode === mode)[nth];
  if (!found) throw new Error(mode);
  return found;
};

describe('ruler', () => {
  const config: RulerConfig = example('ruler');
  const start = ruler.initial(config, 1);
  const say = (typed: string) => ruler.evaluate(config, { length: true }, { ...start, typed });

  it('starts away from zero and takes the length within half a division', () => {
    expect(start.at).toBeGreaterThan(0);
    expect(range(config)).toEqual([0, 6.6]);
    expect(ruler.events(config, { ...start, typed: '8,5' })).not.toContain('read');
    for (const typed of ['8,4', '8.45', '8,35']) expect(ruler.events(config, { ...start, typed })).toContain('read');
  });

  it('knows the slip of reading one end only', () => {
    expect(say(String(start.at + 8.4)).say).toContain('bal vége');
  });
});

describe('cylinder', () => {
  const config: CylinderConfig = example('cylinder');
  const start = cylinder.initial(config, 1);

  it('rises by the volume under water', () => {
    expect(levelOf(config, start)).toBe(40);
    expect(levelOf(config, { ...start, inside: ['kavics'] })).toBe(58);
    expect(levelOf(config, { ...start, inside: ['dugo'] })).toBeCloseTo(47.2);
    expect(levelOf(config, { ...start, inside: ['dugo'], needle: true })).toBe(52);
  });

  it('explains reading the whole level and a floating body', () => {
    const say = (volumes: Record<string, string>) => cylinder.evaluate(config, { volumes: ['kavics', 'dugo'] }, { ...start, volumes });
    expect(say({ kavics: '58' }).say).toContain('együtt');
    expect(say({ kavics: '18', dugo: '7' }).say).toContain('tűvel');
    expect(say({ kavics: '19', dugo: '12' }).solved).toBe(true);
  });
});

describe('balance', () => {
  const config: BalanceConfig = example('balance');

  it('needs balance and the sum of the weights', () => {
    const start = balance.initial(config, 1);
    const on = [true, false, true, false, true, true, true, false, false];
    expect(put(config, start, { on: on.map(() => false) }).balanced).toEqual([]);
    const balanced = put(config, start, { on });
    expect(balanced.balanced).toEqual(['alma']);
    expect(balance.evaluate(config, { masses: ['alma'] }, { ...balanced, typed: { alma: '136' } }).solved).toBe(false);
    expect(balance.evaluate(config, { masses: ['alma'] }, { ...balanced, typed: { alma: '137' } }).solved).toBe(true);
    expect(balance.evaluate(config, { masses: ['alma'] }, { ...start, typed: { alma: '137' } }).solved).toBe(false);
  });
});

describe('repeat', () => {
  const config: RepeatConfig = example('repeat');
  const rowsWith = (of: RepeatConfig, count: number, rows: number, seed = 1) => {
    let now: Repeat & { answers: Record<string, string> } = { ...repeat.initial(of, seed), count };
    for (let i = 0; i < rows; i++) now = withRow(of, now, measured(of, now));
    return now;
  };

  it('errs less for one swing when ten are timed together', () => {
    const error = (count: number) => {
      const all = Array.from({ length: 40 }, (_, seed) => rowsWith({ ...config, goal: undefined }, count, 5, seed));
      return Math.max(...all.flatMap(({ rows }) => rows.map(row => Math.abs(row.shown / row.count - 1.4))));
    };
    expect(error(10)).toBeLessThan(error(1) / 3);
  });

  it('counts only rows of the wanted count, and takes their mean', () => {
    const ones = rowsWith(config, 1, 3);
    expect(counting(config, ones)).toEqual([]);
    const tens = rowsWith(config, 10, 3);
    expect(repeat.evaluate(config, { rows: 3, count: 10, mean: true }, { ...tens, mean: meanOf(config, tens).toFixed(2) }).solved).toBe(
      true,
    );
    expect(repeat.evaluate(config, { rows: 3, count: 10, mean: true }, { ...tens, mean: '2' }).solved).toBe(false);
  });

  it('has one gross error to strike out', () => {
    const slip: RepeatConfig = example('repeat', 1);
    const rows = rowsWith(slip, 1, 5);
    expect(rows.rows[2]?.shown).toBeLessThan(112);
    expect(repeat.evaluate(slip, { rows: 4, strikeOut: true }, rows).say).toContain('durva hiba');
    const struck = { ...rows, rows: rows.rows.map((row, i) => ({ ...row, struck: i === 2 })) };
    expect(repeat.evaluate(slip, { rows: 4, strikeOut: true }, struck).solved).toBe(true);
    expect(repeat.events(slip, struck)).toContain('struck');
  });
});
