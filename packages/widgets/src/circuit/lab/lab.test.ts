import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../kinds.ts';
import { examples } from '../examples.ts';
import { bring, choose, lay, record, rowNow, screw, setCells, tap } from './actions.ts';
import { type LabConfig, type LabState, left, placeName, placesOf } from './board.ts';
import { lab } from './model.ts';
import { faultOf, isLit, measuredSample, solve, totalOf } from './solution.ts';
import { layoutOf, type Topology } from './testing/layout.ts';
import { planOf } from './testing/plan.ts';

const [bulbs, bench] = examples.filter((example): example is LabConfig => example.mode === 'lab');
if (!bulbs || !bench) throw new Error('two examples of the lab');

/** The topology laid on an empty board, its switches closed. */
function built({ state: task }: LabConfig, topology: Topology, from: LabState): LabState {
  const closed = task.tray.flatMap(part => (part.part === 'switch' ? [part.id] : []));
  const laid = Object.fromEntries(layoutOf(topology).map(([place, id]) => [place, { id: id ?? 'vezetek' }]));
  return setCells(task, { ...from, laid, closed }, 'elem', 2);
}

const start = lab.initial(bulbs, 1);
const lamps = (state: LabState) =>
  solve(bulbs.state, state)
    .filter(one => one.part.part === 'lamp')
    .map(one => isLit(bulbs.state, one));

describe('the board', () => {
  it('has every place between two neighbouring points', () => {
    expect(placesOf({ cols: 4, rows: 3 })).toHaveLength(3 * 3 + 4 * 2);
    expect(placeName('1,0h')).toBe('1. sor, 2–3. pont');
    expect(placeName('0,1v')).toBe('1. oszlop, 2–3. pont');
  });

  it('takes a part that is pulled from the tray or from another place, and only to an empty one', () => {
    const laid = bring(bulbs.state, bring(bulbs.state, start, 'l1', '0,0h'), 'l2', '1,0h');
    expect(laid.laid).toEqual({ '0,0h': { id: 'l1' }, '1,0h': { id: 'l2' } });
    const moved = bring(bulbs.state, laid, '0,0h', '0,0v');
    expect(moved).toMatchObject({ laid: { '0,0v': { id: 'l1' }, '1,0h': { id: 'l2' } }, selected: '0,0v' });
    expect(bring(bulbs.state, moved, '0,0v', '1,0h')).toBe(moved);
  });

  it('lays the chosen part once, and wires while they last', () => {
    const held = choose(start, 'l1');
    const laid = lay(bulbs.state, held, '0,0h');
    expect(laid.tool).toBeNull();
    expect(laid.selected).toBe('0,0h');
    expect(lay(bulbs.state, choose(laid, 'l1'), '1,0h')).toEqual(choose(laid, 'l1'));
    let wires = choose(laid, 'vezetek');
    for (const place of placesOf(bulbs.state.board)) wires = lay(bulbs.state, wires, place);
    expect(wires.tool).toBeNull();
    expect(bulbs.state.tray.flatMap(part => (part.part === 'wire' ? [left(part, wires)] : []))).toEqual([0]);
  });

  it('works a switch by a tap', () => {
    const laid = lay(bulbs.state, choose(start, 'kapcsolo'), '0,0h');
    expect(tap(bulbs.state, laid, '0,0h').closed).toEqual(['kapcsolo']);
  });
});

describe('circuits', () => {
  const series = built(bulbs, { battery: 'elem', rail: ['kapcsolo', 'l1'], rungs: [['l2']] }, start);
  const parallel = built(bulbs, { battery: 'elem', rail: ['kapcsolo'], rungs: [['l1'], ['l2']] }, start);

  it('light in series and in parallel; an unscrewed lamp opens only its own branch', () => {
    expect(lamps(series)).toEqual([true, true]);
    expect(lamps(screw(bulbs.state, series, 'l1'))).toEqual([false, false]);
    expect(lamps(screw(bulbs.state, parallel, 'l1'))).toEqual([false, true]);
    expect(totalOf(solve(bulbs.state, series))).toBeCloseTo(20, 6);
    expect(totalOf(solve(bulbs.state, parallel))).toBeCloseTo(5, 6);
  });

  it('burn a lamp out above its voltage, and a new one can be put in', () => {
    const burnt = setCells(bulbs.state, parallel, 'elem', 3);
    expect(burnt.burnt).toEqual(['l1', 'l2']);
    expect(burnt.events).toContain('burnt-l1');
    expect(screw(bulbs.state, setCells(bulbs.state, burnt, 'elem', 2), 'l1').burnt).toEqual(['l2']);
  });

  it('are found shorted or open', () => {
    const shorted = { ...parallel, laid: { ...parallel.laid, '2,0v': { id: 'vezetek' } } };
    expect(faultOf(solve(bulbs.state, shorted))).toBe('short');
    expect(faultOf(solve(bulbs.state, { ...parallel, closed: [] }))).toBe('open');
    expect(faultOf(solve(bulbs.state, parallel))).toBeNull();
  });
});

describe('measuring', () => {
  const { state: task } = bench;
  const empty = lab.initial(bench, 7);
  const right = built(bench, { battery: 'elem', rail: ['kapcsolo', 'amper'], rungs: [['k'], ['volt']] }, empty);

  it('knows which part the two meters measure', () => {
    expect(measuredSample(solve(task, right))?.sample.part.id).toBe('k');
    expect(rowNow(task, right)?.u).toBeCloseTo(3, 0);
    expect(Math.abs((rowNow(task, right)?.quotient ?? 0) / 24 - 1)).toBeLessThan(0.06);
  });

  it('says what is wrong with meters in the wrong place', () => {
    const inTheWay = built(bench, { battery: 'elem', rail: ['kapcsolo', 'amper', 'volt'], rungs: [['k']] }, empty);
    expect(faultOf(solve(task, inTheWay))).toBe('voltmeterSeries');
    const shorting = built(bench, { battery: 'elem', rail: ['kapcsolo'], rungs: [['k'], ['amper']] }, empty);
    expect(faultOf(solve(task, shorting))).toBe('ammeterParallel');
    expect(rowNow(task, shorting)).toBeNull();
  });

  it('counts rows at different voltages only, with a new reading each time', () => {
    const twice = record(task, record(task, right));
    expect(twice.rows).toHaveLength(2);
    expect(twice.events).toContain('one-row-k');
    expect(twice.events).not.toContain('two-rows-k');
    expect(record(task, setCells(task, twice, 'elem', 3)).events).toContain('two-rows-k');
    const many = Array.from({ length: 8 }).reduce<LabState>(state => record(task, state), right);
    expect(new Set(many.rows.map(({ i }) => i)).size).toBeGreaterThan(1);
  });
});

describe('goals', () => {
  it.each([bulbs, bench])('are reached by building, measuring and answering', config => {
    expect(lab.evaluate(config, config.goal ?? {}, lab.initial(config, 3)).solved).toBe(false);
    for (const seed of [1, 2, 3, 20_261, 77_777]) {
      const end = planOf(config, seed).at(-1);
      expect(end && lab.evaluate(config, config.goal ?? {}, end)).toEqual({ solved: true, say: '' });
    }
  });

  it('refuse a board where a start part lies outside, or a part named twice', () => {
    const placed = [{ id: 'l1', from: [0, 0], to: [2, 0] }];
    expect(() => parseConfig('circuit', { ...bulbs, state: { ...bulbs.state, placed } })).toThrow(/szomszédos/);
    expect(() => parseConfig('circuit', { ...bulbs, state: { ...bulbs.state, tray: [...bulbs.state.tray, bulbs.state.tray[0]] } })).toThrow(
      /azonos/,
    );
  });
});
