import { expect, it } from 'vitest';
import type { WidgetConfig } from '../kinds.ts';
import { chain, flowsOf, lossesOf, outputOf, totalEfficiency } from './chain.ts';
import { bestOf, compare, inputOf } from './compare.ts';
import { engine, partsOf, pistonAt, STROKES, strokeAt, turnTo } from './engine.ts';
import { examples } from './examples.ts';

const example = <M extends WidgetConfig<'energy-flow'>['mode']>(mode: M, nth = 0) => {
  const found = examples.filter((one): one is Extract<WidgetConfig<'energy-flow'>, { mode: M }> => one.mode === mode)[nth];
  if (!found) throw new Error(mode);
  return found;
};

it('multiplies efficiencies along a chain and loses no energy', () => {
  const config = example('chain', 1);
  const start = chain.initial(config, 1);
  expect(outputOf(config, start)).toBeCloseTo(320, 9);
  expect(totalEfficiency(config, start)).toBeCloseTo(0.32, 9);
  const flows = flowsOf(config, start);
  const lost = flows.flatMap(lossesOf).reduce((sum, { value }) => sum + value, 0);
  expect(lost + outputOf(config, start)).toBeCloseTo(1000, 9);
  expect(flows[0] && lossesOf(flows[0])[0]?.value).toBeCloseTo(500, 9);
});

it('finds the goal by the slider or by the typed number', () => {
  const lamp = example('chain');
  const start = chain.initial(lamp, 1);
  expect(chain.evaluate(lamp, lamp.goal ?? {}, start).say).toContain('Több');
  expect(chain.evaluate(lamp, lamp.goal ?? {}, { ...start, efficiencies: { lampa: 0.4 } }).solved).toBe(true);
  const plant = example('chain', 1);
  expect(chain.evaluate(plant, plant.goal ?? {}, { ...chain.initial(plant, 1), typed: '40' }).solved).toBe(false);
  expect(chain.evaluate(plant, plant.goal ?? {}, { ...chain.initial(plant, 1), typed: '32' }).solved).toBe(true);
});

it('compares what goes in for the same use, after all were seen', () => {
  const config = example('compare');
  const [bulb] = config.state.devices;
  expect(bulb && inputOf(config, bulb)).toBeCloseTo(200, 9);
  expect(bestOf(config)).toBe('led');
  const start = compare.initial(config, 1);
  expect(compare.evaluate(config, { best: true }, { ...start, best: 'led' }).solved).toBe(false);
  expect(compare.evaluate(config, { best: true }, { ...start, best: 'led', seen: ['izzo', 'led'] }).solved).toBe(true);
});

it('goes through four strokes in two turns', () => {
  expect([0, 200, 400, 600].map(strokeAt)).toEqual([...STROKES]);
  expect([pistonAt(0), pistonAt(180), pistonAt(360)].map(value => Number(value.toFixed(9)))).toEqual([0, 1, 0]);
  const config = example('engine');
  expect(partsOf(config).reduce((sum, { value }) => sum + value, 0)).toBe(1000);
  const turned = [200, 400, 600].reduce((now, angle) => turnTo(now, angle), engine.initial(config, 1));
  expect(engine.evaluate(config, { cycle: true }, turned).solved).toBe(true);
  expect(engine.evaluate(config, { named: true }, turned).say).toContain('1. ütemet');
});
