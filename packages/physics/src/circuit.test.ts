import { describe, expect, it } from 'vitest';
import { type Element, solveCircuit } from './circuit.ts';

const R = (a: string, b: string, resistance: number): Element => ({ type: 'resistor', a, b, resistance });
const E = (a: string, b: string, voltage: number, internal = 0.01): Element => ({ type: 'source', a, b, voltage, internal });
const W = (a: string, b: string): Element => ({ type: 'wire', a, b });

/** What flows into each point of the circuit. */
function balance(elements: readonly Element[]): number[] {
  const { currents } = solveCircuit(elements);
  const sums = new Map<string, number>();
  elements.forEach(({ a, b }, i) => {
    sums.set(a, (sums.get(a) ?? 0) - (currents[i] ?? 0));
    sums.set(b, (sums.get(b) ?? 0) + (currents[i] ?? 0));
  });
  return [...sums.values()];
}

describe('nodal analysis', () => {
  it('follows Ohm in one loop', () => {
    const { currents, drops } = solveCircuit([E('o', 'p', 6), W('p', 'q'), R('q', 'o', 24)]);
    expect(currents[0]).toBeCloseTo(6 / 24.01, 12);
    expect(currents[1]).toBeCloseTo(6 / 24.01, 12);
    expect(drops[2]).toBeCloseTo((6 * 24) / 24.01, 12);
  });

  it('adds resistances in series and conductances in parallel', () => {
    const series = solveCircuit([E('o', 'p', 12), R('p', 'q', 6), R('q', 'o', 3)]);
    expect(series.currents[1]).toBeCloseTo(12 / 9.01, 12);
    expect((series.drops[1] ?? 0) / (series.drops[2] ?? 1)).toBeCloseTo(2, 12);
    const parallel = solveCircuit([E('o', 'p', 12), R('p', 'o', 6), R('p', 'o', 3)]);
    expect(parallel.currents[0]).toBeCloseTo(12 / 2.01, 10);
    expect((parallel.currents[2] ?? 0) / (parallel.currents[1] ?? 1)).toBeCloseTo(2, 12);
  });

  it('balances a bridge and solves an unbalanced one', () => {
    const bridge = (x: number) =>
      solveCircuit([E('o', 'p', 10, 1e-6), R('p', 'l', 100), R('l', 'o', 200), R('p', 'r', 300), R('r', 'o', x), R('l', 'r', 50)]);
    expect(bridge(600).currents[5]).toBeCloseTo(0, 9);
    // Thévenin: the bridge arm sees Uth = 10·(200/300 − 300/600), Rth = 100·200/300 + 300·300/600.
    const expected = (10 * (200 / 300 - 300 / 600)) / ((100 * 200) / 300 + (300 * 300) / 600 + 50);
    expect(bridge(300).currents[5]).toBeCloseTo(expected, 8);
  });

  it('shorts the battery through its internal resistance, and nothing else gets current', () => {
    const { currents } = solveCircuit([E('o', 'p', 3, 0.01), R('p', 'o', 10), W('p', 'o')]);
    expect(currents[0]).toBeCloseTo(300, 9);
    expect(currents[1]).toBe(0);
    expect(currents[2]).toBeCloseTo(300, 9);
  });

  it('has no current in an open loop, and solves islands on their own', () => {
    const { currents } = solveCircuit([
      E('o', 'p', 3),
      { type: 'open', a: 'p', b: 'q' },
      R('q', 'o', 10),
      E('x', 'y', 2, 1),
      R('y', 'x', 1),
    ]);
    for (const current of currents.slice(0, 3)) expect(Math.abs(current)).toBeLessThan(1e-12);
    expect(currents[4]).toBeCloseTo(1, 12);
  });

  it('reads the voltage of a part with a voltmeter, almost without current', () => {
    const { drops, currents } = solveCircuit([E('o', 'p', 6), R('p', 'q', 60), R('q', 'o', 40), R('p', 'q', 1e7)]);
    expect(Math.abs((drops[3] ?? 0) / 3.6 - 1)).toBeLessThan(0.005);
    expect(currents[3]).toBeLessThan(1e-6);
  });

  it('finds the working point of lamps on their curve', () => {
    const curve = [
      [0, 0],
      [1.5, 0.133],
      [3, 0.2],
      [4.5, 0.253],
      [6, 0.3],
    ] as const;
    for (const [voltage, current] of curve) {
      const { currents } = solveCircuit([E('o', 'p', voltage, 1e-6), { type: 'lamp', a: 'p', b: 'o', curve }]);
      expect(currents[1]).toBeCloseTo(current, 5);
    }
    const two = solveCircuit([E('o', 'p', 6, 1e-6), { type: 'lamp', a: 'p', b: 'q', curve }, { type: 'lamp', a: 'o', b: 'q', curve }]);
    expect(two.currents[1]).toBeCloseTo(0.2, 5);
    expect(two.currents[2]).toBeCloseTo(-0.2, 5);
  });

  it('keeps Kirchhoff’s current law at every point, also in loops of wires', () => {
    const elements = [
      E('a', 'b', 9),
      W('b', 'c'),
      W('c', 'd'),
      W('d', 'b'),
      R('c', 'e', 7),
      R('d', 'e', 5),
      W('e', 'f'),
      R('f', 'a', 2),
      W('f', 'g'),
      R('g', 'a', 11),
    ];
    for (const sum of balance(elements)) expect(Math.abs(sum)).toBeLessThan(1e-12);
  });

  it('keeps Kirchhoff’s laws in random circuits', () => {
    let seed = 1;
    const next = (below: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % below;
    };
    for (let run = 0; run < 200; run++) {
      const elements = Array.from({ length: 14 }, (): Element => {
        const [a, b] = [`n${next(7)}`, `n${next(7)}`];
        const kind = next(4);
        return kind === 0 ? W(a, b) : kind === 1 ? E(a, b, 1.5, 0.1) : R(a, b, 1 + next(50));
      });
      for (const sum of balance(elements)) expect(Math.abs(sum)).toBeLessThan(1e-9);
    }
  });
});
