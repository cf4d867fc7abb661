import { describe, expect, it } from 'vitest';
import type { WidgetConfig } from '../kinds.ts';
import { coulomb, forceNow, shownForce, writeRow } from './coulomb.ts';
import { examples } from './examples.ts';
import { chargeOf, discharge, effectOf, move, rub, rubWith } from './rub.ts';
import { afterTouch, earth, isShown, share, touch } from './share.ts';

const example = <M extends WidgetConfig<'charge-lab'>['mode']>(mode: M) => {
  const found = examples.find((one): one is Extract<WidgetConfig<'charge-lab'>, { mode: M }> => one.mode === mode);
  if (!found) throw new Error(mode);
  return found;
};

describe('rub', () => {
  const config = example('rub');
  const start = rub.initial(config, 1);
  const both = rubWith(config, rubWith(config, start, 'lufi'), 'lufi-2');

  it('charges the balloon negatively, and not what is fixed', () => {
    expect(chargeOf(rubWith(config, start, 'lufi'), 'lufi')).toBe(-1);
    expect(rubWith(config, start, 'papir')).toEqual(start);
  });

  it('repels like charges, attracts a neutral body, and does nothing without a charge', () => {
    expect(effectOf(both, 'lufi', 'lufi-2')).toBe('repel');
    expect(effectOf(both, 'lufi', 'papir')).toBe('attract');
    expect(effectOf(start, 'lufi', 'lufi-2')).toBe('none');
    expect(effectOf(discharge(both), 'lufi', 'lufi-2')).toBe('none');
  });

  it('counts only what was brought near', () => {
    expect(rub.evaluate(config, config.goal ?? {}, both).solved).toBe(false);
    const near = move(config, both, 3);
    expect(near.seen).toEqual([{ a: 'lufi', b: 'lufi-2', what: 'repel' }]);
    expect(rub.events(config, near)).toEqual(expect.arrayContaining(['near-lufi-lufi-2', 'repel', 'rubbed-lufi']));
    expect(rub.evaluate(config, config.goal ?? {}, near)).toMatchObject({ solved: false, asks: true });
    expect(rub.evaluate(config, config.goal ?? {}, { ...near, answers: { 'ask-same': 'egyforma' } }).solved).toBe(true);
  });
});

describe('share', () => {
  const config = example('share');
  const start = share.initial(config, 1);

  it('keeps the sum and hides it until it is known', () => {
    expect(afterTouch(config, start)).toEqual([3, 3]);
    const touched = touch(config, start);
    expect(isShown(config, touched)).toBe(false);
    expect(isShown(config, { ...touched, typed: ['3', '3'] })).toBe(true);
    expect(earth(touched, 0).charges).toEqual([0, 3]);
  });

  it('takes a prediction only before the first touch', () => {
    const right = touch(config, { ...start, typed: ['3', '3'] as [string, string] });
    expect(share.evaluate(config, { predicted: true }, right).solved).toBe(true);
    const late = touch(config, { ...touch(config, start), typed: ['3', '3'] as [string, string] });
    expect(share.evaluate(config, { predicted: true }, late).solved).toBe(false);
  });
});

describe('coulomb', () => {
  const config = example('coulomb');
  const start = coulomb.initial(config, 5);

  it('reads the force within a few percent', () => {
    expect(Math.abs(shownForce(config, start) / forceNow(start) - 1)).toBeLessThan(0.05);
  });

  it('notices a distance and its half, measured with the same charges', () => {
    const one = writeRow(config, start);
    const two = writeRow(config, { ...one, distance: 30 });
    expect(coulomb.events(config, one)).not.toContain('halved');
    expect(coulomb.events(config, two)).toEqual(expect.arrayContaining(['halved', 'two-rows', 'repel']));
    expect(coulomb.evaluate(config, { rows: 2 }, writeRow(config, one)).solved).toBe(false);
    expect(coulomb.evaluate(config, { rows: 2 }, { ...two, answers: { 'ask-half': 'négyszeres' } }).solved).toBe(true);
  });
});

it('asks for two bodies in a whole sentence', () => {
  const config = example('rub');
  const said = (...labels: [string, string]) => {
    const bodies = config.state.bodies.map((body, place) => ({ ...body, label: labels[place] ?? body.label }));
    const named = { ...config, state: { ...config.state, bodies } };
    return rub.evaluate(named, config.goal ?? {}, rub.initial(named, 1)).say;
  };
  expect(said('lufi', 'másik lufi')).toBe('Mutasd meg, hogy a két lufi taszítja egymást!');
  expect(said('piros lufi', 'kék lufi')).toBe('Mutasd meg, hogy a két lufi taszítja egymást!');
  expect(said('piros lufi', 'üvegrúd')).toBe('Mutasd meg, hogy a piros lufi és az üvegrúd taszítja egymást!');
});
