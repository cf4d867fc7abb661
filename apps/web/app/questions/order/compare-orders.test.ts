import { expect, it } from 'vitest';
import { compareOrders } from './compare-orders.ts';

const states = (right: string, given: string) => compareOrders([...right], [...given]).map(({ state }) => state);

it.each([
  ['all stand where they should', 'ABCD', ['there', 'there', 'there', 'there']],
  ['the first went to the end: the others follow each other', 'BCDA', ['out', 'kept', 'kept', 'kept']],
  ['two are exchanged', 'ACBD', ['there', 'out', 'out', 'there']],
  ['reversed', 'DCBA', ['out', 'out', 'out', 'out']],
  ['all follow each other in two runs: one of them is out', 'CDAB', ['kept', 'kept', 'out', 'out']],
  ['the longer run is kept', 'DEABC', ['kept', 'kept', 'kept', 'out', 'out']],
])('%s', (_name, given, wanted) => {
  expect(states([...given].sort().join(''), given)).toEqual(wanted);
});

it('lets either of two equal rows stand at its place', () => {
  expect(compareOrders(['A', 'B', 'A'], ['B', 'A', 'A']).map(({ given }) => given)).toEqual([1, 0, 2]);
});
