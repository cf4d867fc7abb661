import { expect, it } from 'vitest';
import { forceMeter, type MeterConfig } from './force-meter.ts';
import { type HookeConfig, hang, hooke, overstretched, rulerShows, stretchOf, writeRow } from './hooke.ts';
import { meterShows, type PlanetsConfig, planets } from './planets.ts';

const about = { text: { task: 'x', solved: 'y' }, alt: 'x' };

const config: HookeConfig = {
  mode: 'hooke',
  state: {
    springs: [
      { id: 'kek', label: 'kék', stiffness: 25, length: 10 },
      { id: 'piros', label: 'piros', stiffness: 50, length: 8, limit: 2 },
    ],
    weights: [50, 50, 100, 200],
    ask: [{ id: 'ask-jos', when: 'first-row', question: 'Mi lesz?', options: ['a', 'b'], judge: 'by-measurement', truth: 'b' }],
  },
  ...about,
};
const start = hooke.initial(config, 1);

it('stretches by the hung weights', () => {
  const now = hang(config, start, [true, true, false, false]);
  expect(stretchOf(config, now)).toBeCloseTo(4, 9);
  expect(Math.abs(rulerShows(config, now) - 4)).toBeLessThan(0.4);
  const days = Array.from({ length: 30 }, (_, seed) => rulerShows(config, { ...now, seed }));
  expect(new Set(days).size).toBeGreaterThan(1);
});

it('measures from the length, where the ruler shows that', () => {
  const long: HookeConfig = { ...config, state: { ...config.state, ruler: 'length', noise: false } };
  const [row] = writeRow(long, hang(long, start, [false, false, true, false])).rows;
  expect(row).toEqual({ sample: 'kek', read: 14, x: 4, y: 1 });
});

it('reads the same weights anew each time', () => {
  let now = hang(config, start, [true, true, true, true]);
  for (let i = 0; i < 10; i++) now = writeRow(config, now);
  expect(new Set(now.rows.map(row => row.x)).size).toBeGreaterThan(1);
});

it('does not go back once overstretched', () => {
  const loaded = hang(config, { ...start, spring: 'piros' }, [true, true, true, true]);
  const freed = hang(config, loaded, [false, false, false, false]);
  expect(overstretched(config, freed)).toBe(true);
  expect(stretchOf(config, freed)).toBeCloseTo(8, 9);
  expect(hooke.describe(config, freed)).toContain('Túlnyúlt');
});

it('asks for rows of each spring and for k in N/m', () => {
  const goal = { rows: 2, stiffness: { kek: { value: 25 } } };
  const measured = (spring: string, from: typeof start) => {
    const once = writeRow(config, hang(config, { ...from, spring }, [true, false, false, false]));
    return writeRow(config, hang(config, once, [true, true, false, false]));
  };
  expect(hooke.evaluate(config, goal, measured('kek', start)).say).toContain('piros');
  const both = measured('piros', measured('kek', start));
  expect(hooke.evaluate(config, goal, { ...both, typed: { kek: '0,25' } }).say).toContain('centiméter');
  expect(hooke.evaluate(config, goal, { ...both, typed: { kek: '25,5' } }).solved).toBe(true);
});

it('waits for the questions of the goal', () => {
  const now = writeRow(config, hang(config, start, [true, false, false, false]));
  const asking: HookeConfig = { ...config, goal: { asked: ['ask-jos'] } };
  expect(hooke.events(asking, now)).toEqual(['moved', 'one-row', 'first-row']);
  expect(hooke.evaluate(asking, { asked: ['ask-jos'] }, now)).toMatchObject({ asks: true, say: 'Még egy kérdés a végére!' });
  expect(hooke.evaluate(asking, { asked: ['ask-jos'] }, { ...now, answers: { 'ask-jos': 'b' } }).solved).toBe(true);
  expect(hooke.unanswered(asking, now)).toBe(1);
});

it('weighs less on the Moon with the same mass', () => {
  const trip: PlanetsConfig = { mode: 'planets', state: { planets: ['earth', 'moon'], mass: 4, maxMass: 6 }, ...about };
  const here = planets.initial(trip, 3);
  expect(Math.abs(meterShows(trip, here) - 40)).toBeLessThan(1.5);
  expect(planets.evaluate(trip, { planet: 'moon', weight: 6.4 }, here).say).toContain('a Földön');
  expect(planets.evaluate(trip, { planet: 'moon', weight: 6.4 }, { ...here, planet: 'moon' }).solved).toBe(true);
  expect(planets.evaluate(trip, { gravity: { moon: { value: 1.6 } } }, { ...here, typed: { moon: '16' } }).solved).toBe(false);
});

it('takes a reading within a division of the best meter', () => {
  const desk: MeterConfig = {
    mode: 'force-meter',
    state: {
      meters: [
        { max: 1, step: 0.02 },
        { max: 10, step: 0.2 },
      ],
      bodies: [{ id: 'k', label: 'kulcs', force: 2.4 }],
      arrowScale: 0.5,
    },
    ...about,
  };
  const now = forceMeter.initial(desk, 1);
  expect(forceMeter.describe(desk, now)).toContain('túlterhelt');
  expect(forceMeter.evaluate(desk, { read: ['k'] }, { ...now, typed: { k: '2,5' } }).solved).toBe(true);
  const wrong = (meter: number) => forceMeter.evaluate(desk, { read: ['k'] }, { ...now, meter, typed: { k: '3' } }).say;
  expect(wrong(1)).toContain('0,2');
  expect(wrong(0)).toContain('ez az erőmérő kicsi');
  expect(forceMeter.evaluate(desk, { read: ['k'], arrows: ['k'] }, { ...now, typed: { k: '2,5' } })).toMatchObject({
    right: 'Kulcs: 2,5\u00a0N, jó.',
    say: 'Most jöhet a kulcs nyila: 1\u00a0cm 0,5\u00a0N-\u2060t jelent.',
    at: 'k',
    step: 'next',
    place: 'arrow',
    done: ['k'],
  });
  expect(forceMeter.evaluate(desk, { arrows: ['k'] }, { ...now, arrows: { k: 4.8 } }).solved).toBe(true);
});

it('wants the prediction before the arrows', () => {
  const desk: MeterConfig = {
    mode: 'force-meter',
    state: {
      meters: [{ max: 5, step: 0.1 }],
      bodies: [{ id: 'k', label: 'kulcs', force: 2.4 }],
      arrowScale: 2,
      ask: [{ id: 'ask-jos', when: 'start', question: 'Mi lesz?', options: ['a', 'b'], judge: 'by-measurement', truth: 'b' }],
    },
    goal: { read: ['k'], arrows: ['k'], asked: ['ask-jos'] },
    ...about,
  };
  const goal = desk.goal ?? {};
  const now = forceMeter.initial(desk, 1);
  expect(forceMeter.evaluate(desk, goal, now)).toMatchObject({ at: 'k', step: 'next' });
  const read = { ...now, typed: { k: '2,4' } };
  expect(forceMeter.evaluate(desk, goal, read)).toMatchObject({ solved: false, asks: true, done: ['k'] });
  const guessed = { ...read, answers: { 'ask-jos': 'a' } };
  expect(forceMeter.evaluate(desk, goal, guessed)).toMatchObject({ place: 'arrow', step: 'next' });
  const drawn = { ...guessed, arrows: { k: 1.2 } };
  expect(forceMeter.evaluate(desk, goal, drawn).solved).toBe(true);
  expect(forceMeter.foretold?.(desk, drawn)).toEqual(['Azt jósoltad: „a”. A kísérlet mást mutatott: „b”.']);
});
