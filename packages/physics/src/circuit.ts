import { solveLinear } from './linear-system.ts';

/** Volts and amperes; a curve is odd and goes on straight beyond its last point. */
export type Curve = readonly (readonly [voltage: number, current: number])[];

export type Element = { a: string; b: string } & (
  | { type: 'wire' }
  | { type: 'open' }
  | { type: 'resistor'; resistance: number }
  /** The positive pole is b. Without internal resistance a shorted battery would have no solution. */
  | { type: 'source'; voltage: number; internal: number }
  | { type: 'lamp'; curve: Curve }
);

export interface Solution {
  /** From a to b through each element, in amperes. */
  currents: number[];
  /** Potential of a minus potential of b, in volts. */
  drops: number[];
  /** Points joined by wires have the same net. */
  netOf: (point: string) => string;
}

/** The straight piece of a lamp's curve around a voltage: I = conductance · U + offset. */
function pieceAt(curve: Curve, voltage: number): { conductance: number; offset: number } {
  const size = Math.abs(voltage);
  let k = 1;
  while (k < curve.length - 1 && size > (curve[k]?.[0] ?? 0)) k++;
  const [[u0, i0], [u1, i1]] = [curve[k - 1] ?? [0, 0], curve[k] ?? [1, 0]];
  const conductance = (i1 - i0) / (u1 - u0);
  return { conductance, offset: (i0 - conductance * u0) * Math.sign(voltage) };
}

/** Groups joined points; gives the name of a point's group. */
function joined(links: readonly { a: string; b: string }[]): (point: string) => string {
  const parents = new Map<string, string>();
  const find = (point: string): string => {
    const parent = parents.get(point) ?? point;
    if (parent === point) return point;
    const root = find(parent);
    parents.set(point, root);
    return root;
  };
  for (const { a, b } of links) parents.set(find(a), find(b));
  return find;
}

interface Branch {
  a: string;
  b: string;
  conductance: number;
  /** Current driven from a to b besides the conductance. */
  driven: number;
}

/** Potentials by Kirchhoff's current law at every node; each separate island has one node at 0 V. */
function potentials(branches: readonly Branch[], injected: ReadonlyMap<string, number> = new Map()): Map<string, number> {
  const island = joined(branches);
  const nodes = [...new Set(branches.flatMap(({ a, b }) => [a, b]))];
  const free = nodes.filter(node => island(node) !== node);
  const index = new Map(free.map((node, i) => [node, i]));
  const matrix = free.map(() => new Array<number>(free.length).fill(0));
  const right = free.map(node => injected.get(node) ?? 0);
  const add = (row: number | undefined, column: number | undefined, value: number) => {
    const line = row === undefined ? undefined : matrix[row];
    if (line && column !== undefined) line[column] = (line[column] ?? 0) + value;
  };
  const drive = (row: number | undefined, value: number) => {
    if (row !== undefined) right[row] = (right[row] ?? 0) + value;
  };
  for (const { a, b, conductance, driven } of branches) {
    const [i, j] = [index.get(a), index.get(b)];
    add(i, i, conductance);
    add(j, j, conductance);
    add(i, j, -conductance);
    add(j, i, -conductance);
    drive(i, -driven);
    drive(j, driven);
  }
  const solved = solveLinear(matrix, right);
  return new Map(nodes.map(node => [node, solved[index.get(node) ?? -1] ?? 0]));
}

function branchOf(element: Element, drop: number): Omit<Branch, 'a' | 'b'> | null {
  switch (element.type) {
    case 'resistor':
      return { conductance: 1 / element.resistance, driven: 0 };
    case 'source':
      return { conductance: 1 / element.internal, driven: element.voltage / element.internal };
    case 'lamp': {
      const { conductance, offset } = pieceAt(element.curve, drop);
      return { conductance, driven: offset };
    }
    default:
      return null;
  }
}

const ROUNDS = 60;

/**
 * Nodal analysis of any circuit. Wires have no resistance: their points are one node, and the currents in them are found
 * afterwards from what flows into each point. Lamps follow their curve: repeated until the piece of each is the right one.
 */
export function solveCircuit(elements: readonly Element[]): Solution {
  const wires = elements.filter(({ type }) => type === 'wire');
  const netOf = joined(wires);
  const drops = elements.map(() => 0);
  const currents = elements.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const parts = elements.flatMap((element, i) => {
      const branch = branchOf(element, drops[i] ?? 0);
      return branch ? [{ a: netOf(element.a), b: netOf(element.b), ...branch, i }] : [];
    });
    const potential = potentials(parts.filter(({ a, b }) => a !== b));
    let changed = 0;
    for (const { a, b, conductance, driven, i } of parts) {
      const drop = (potential.get(a) ?? 0) - (potential.get(b) ?? 0);
      changed = Math.max(changed, Math.abs(drop - (drops[i] ?? 0)));
      drops[i] = drop;
      currents[i] = conductance * drop + driven;
    }
    if (changed < 1e-12) break;
  }
  const into = new Map<string, number>();
  elements.forEach(({ a, b }, i) => {
    const current = currents[i] ?? 0;
    into.set(a, (into.get(a) ?? 0) - current);
    into.set(b, (into.get(b) ?? 0) + current);
  });
  // Equal wires share a current as equal resistances would.
  const levels = potentials(
    wires.filter(({ a, b }) => a !== b).map(({ a, b }) => ({ a, b, conductance: 1, driven: 0 })),
    into,
  );
  elements.forEach(({ a, b, type }, i) => {
    if (type === 'wire') currents[i] = (levels.get(a) ?? 0) - (levels.get(b) ?? 0);
  });
  return { currents, drops, netOf };
}
