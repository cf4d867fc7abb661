import { type Element, solveCircuit } from '@eszkerek/physics/circuit';
import { measure } from '@eszkerek/physics/instrument';
import { cellsOf, endsOf, type LabPart, type LabState, type LabTask, ohmsOf, type Place, partOf } from './board.ts';

/** Of a battery holder, in ohms: small beside every load, and a short stays finite. */
const INTERNAL = 0.01;
const VOLTMETER = 1e7;
const LAMP = 10;
/** A battery that gives more than this is shorted, in amperes. */
const SHORT = 20;
/** Less is no current: a voltmeter in the way lets so little through. */
export const FLOWS = 1e-5;

export interface Solved {
  place: Place;
  part: LabPart;
  /** From the first terminal to the second, in amperes. */
  current: number;
  /** First terminal minus second, in volts. */
  drop: number;
  /** Terminals joined by wires have the same net. */
  nets: readonly [string, string];
}

type State = Pick<LabState, 'laid' | 'cells' | 'ohms' | 'closed' | 'unscrewed' | 'burnt'>;

function elementOf(part: LabPart, state: State, a: string, b: string): Element {
  switch (part.part) {
    case 'battery':
      return { type: 'source', a, b, voltage: cellsOf(part, state) * part.cells.voltage, internal: INTERNAL };
    case 'switch':
      return { type: state.closed.includes(part.id) ? 'wire' : 'open', a, b };
    case 'resistor':
      return { type: 'resistor', a, b, resistance: ohmsOf(part, state) };
    case 'lamp':
      if (state.unscrewed.includes(part.id) || state.burnt.includes(part.id)) return { type: 'open', a, b };
      return part.curve ? { type: 'lamp', a, b, curve: part.curve } : { type: 'resistor', a, b, resistance: part.resistance ?? LAMP };
    case 'ammeter':
      return part.resistance ? { type: 'resistor', a, b, resistance: part.resistance } : { type: 'wire', a, b };
    case 'voltmeter':
      return { type: 'resistor', a, b, resistance: part.resistance ?? VOLTMETER };
    case 'wire':
      return { type: 'wire', a, b };
  }
}

/** Everything on the board with its current and voltage. */
export function solve(task: LabTask, state: State): Solved[] {
  const laid = Object.entries(state.laid).flatMap(([place, { id, turned }]) => {
    const part = partOf(task, id);
    const { a, b } = endsOf(place);
    const [from, to] = turned ? [b, a] : [a, b];
    return part ? [{ place, part, element: elementOf(part, state, from.join(), to.join()) }] : [];
  });
  const { currents, drops, netOf } = solveCircuit(laid.map(({ element }) => element));
  return laid.map(({ place, part, element }, i) => ({
    place,
    part,
    current: currents[i] ?? 0,
    drop: drops[i] ?? 0,
    nets: [netOf(element.a), netOf(element.b)] as const,
  }));
}

/** Power against the same lamp alone on the fullest battery, or at the end of its curve; 0 to 1. */
export function brightness(task: LabTask, { part, current, drop }: Solved): number {
  if (part.part !== 'lamp') return 0;
  const [u, i] = part.curve?.at(-1) ?? [0, 0];
  const most = Math.max(...task.tray.map(one => (one.part === 'battery' ? one.cells.max * one.cells.voltage : 0)));
  const full = part.curve ? u * i : most ** 2 / (part.resistance ?? LAMP);
  return full > 0 ? Math.min(1, Math.abs(current * drop) / full) : 0;
}

export const isLit = (task: LabTask, one: Solved): boolean => brightness(task, one) > 0.01;

/** Without noise, in the meter's own unit. */
export function trueReading({ part, current, drop }: Solved): number {
  if (part.part === 'ammeter') return part.unit === 'mA' ? current * 1000 : current;
  if (part.part === 'voltmeter') return part.unit === 'mV' ? drop * 1000 : drop;
  return 0;
}

const STEPS = { V: 0.05, mV: 1, A: 0.01, mA: 1 } as const;

/** What a meter shows; null beyond its range. */
export function shownBy(task: LabTask, state: Pick<LabState, 'rows' | 'seed'>, one: Solved): number | null {
  const { part } = one;
  if (part.part !== 'ammeter' && part.part !== 'voltmeter') return null;
  const value = trueReading(one);
  if (Math.abs(value) > part.range) return null;
  const { relative = 0.005, round, newOnEachReading } = task.noise ?? {};
  const setting = `${part.id} ${value.toFixed(4)}${newOnEachReading ? ` ${state.rows.length}` : ''}`;
  return measure(value, state.seed, setting, { error: relative, step: round?.[part.unit] ?? STEPS[part.unit] });
}

export type Fault = 'short' | 'ammeterParallel' | 'voltmeterSeries' | 'open' | 'overRange';

/** What is wrong with the circuit as a whole; null when current flows as it should, or nothing is built yet. */
export function faultOf(solved: readonly Solved[]): Fault | null {
  const of = (kind: LabPart['part']) => solved.filter(({ part }) => part.part === kind);
  const batteries = of('battery');
  if (batteries.length === 0) return null;
  if (batteries.some(({ current }) => Math.abs(current) > SHORT))
    return of('ammeter').some(({ current }) => Math.abs(current) > SHORT / 2) ? 'ammeterParallel' : 'short';
  if (batteries.every(({ current }) => Math.abs(current) < FLOWS))
    return of('voltmeter').some(({ drop }) => Math.abs(drop) > 0.1) &&
      batteries.some(({ current }) => Math.abs(current) > 1e-9) &&
      isInTheWay(solved)
      ? 'voltmeterSeries'
      : 'open';
  return [...of('ammeter'), ...of('voltmeter')].some(one => isOverRange(one)) ? 'overRange' : null;
}

/** A voltmeter not straight on the battery carries the whole current of the battery. */
function isInTheWay(solved: readonly Solved[]): boolean {
  const poles = solved.flatMap(({ part, nets }) => (part.part === 'battery' ? [[...nets].sort().join()] : []));
  return solved.some(
    ({ part, nets, drop }) => part.part === 'voltmeter' && Math.abs(drop) > 0.1 && !poles.includes([...nets].sort().join()),
  );
}

const isOverRange = (one: Solved) =>
  (one.part.part === 'ammeter' || one.part.part === 'voltmeter') && Math.abs(trueReading(one)) > one.part.range;

/** The resistance that the only battery sees, in ohms. */
export function totalOf(solved: readonly Solved[]): number | null {
  const batteries = solved.filter(({ part }) => part.part === 'battery');
  const [one] = batteries;
  if (!one || batteries.length > 1 || Math.abs(one.current) < FLOWS) return null;
  return Math.abs(one.drop / one.current);
}

export interface Measured {
  sample: Solved;
  ammeter: Solved;
  voltmeter: Solved;
}

/** The resistor or lamp that the two meters measure: one on its two ends, the other in series with it. */
export function measuredSample(solved: readonly Solved[]): Measured | null {
  const ends = ({ nets }: Solved) => [...nets].sort().join();
  for (const sample of solved) {
    if (sample.part.part !== 'resistor' && sample.part.part !== 'lamp') continue;
    if (Math.abs(sample.current) < FLOWS) continue;
    const voltmeter = solved.find(one => one.part.part === 'voltmeter' && ends(one) === ends(sample));
    const ammeter = solved.find(
      one => one.part.part === 'ammeter' && Math.abs(Math.abs(one.current) - Math.abs(sample.current)) < 1e-4 * Math.abs(sample.current),
    );
    if (voltmeter && ammeter) return { sample, ammeter, voltmeter };
  }
  return null;
}
