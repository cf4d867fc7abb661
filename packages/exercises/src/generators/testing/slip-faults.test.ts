import { expect, it } from 'vitest';
import type { Task, Wrong } from '../engine.ts';
import { wrong } from '../tasks.ts';
import { num } from '../value.ts';
import { wrongClass } from '../wrong-class.ts';
import { falseEquations } from './equations.ts';
import { slipFaults } from './slip-faults.ts';

const task = (...slips: Wrong[]): Task => ({
  question: { type: 'numeric', question: '', answer: '12', check: 'INT' },
  proof: () => true,
  slips: [{ right: num(12), wrong: slips }],
});
const added = wrong({ a: 3, b: 4 }, ({ a, b }) => num(a + b), 'osszead', 'Összeadtál: $3+4=7$.');

it('lets slips pass that are computed, different and well explained', () => {
  const doubled = wrong({ a: 3, b: 4 }, ({ a, b }) => num(2 * a * b), 'duplaz', 'Kétszer vetted a szorzatot.');
  expect(slipFaults(task(added, doubled))).toEqual([]);
});

it.each<[string, Wrong[]]>([
  ['recomputed', [{ ...added, value: num(8), recompute: added.recompute }]],
  ['is the key', [wrong({ a: 12 }, ({ a }) => num(a), 'kulcs', 'Ez a kulcs.')]],
  ['is also', [added, wrong({ n: 7 }, ({ n }) => num(n), 'masik', 'Más úton is 7.')]],
  ['no sentence', [wrong({ a: 3 }, ({ a }) => num(a), 'nev', 'szöveg')]],
  ['does not hold', [wrong({ a: 3 }, ({ a }) => num(a), 'hamis-keplet', 'Mert $2\\cdot5=11$.')]],
])('finds a slip that %s', (fault, slips) => {
  expect(slipFaults(task(...slips)).join()).toContain(fault);
});

it('holds every value of a class against the key and the other slips', () => {
  const [divisors] = wrongClass({ n: 12 }, ({ n }) => [n / 2, n / 3, n / 4], 'kisebb-oszto', 'Ez osztó, de van nagyobb is.');
  if (!divisors) throw new Error('no class');
  expect(slipFaults(task(divisors))).toEqual([]);
  expect(slipFaults(task({ ...divisors, also: [num(12)] })).join()).toContain('is the key');
  const four = wrong({ a: 4 }, ({ a }) => num(a), 'negy', 'Ez a 4.');
  expect(slipFaults(task(divisors, four)).join()).toContain('is also');
});

it('cannot read anything but the numbers it was given', () => {
  let outside = 1;
  const leaky = wrong({ a: 3 }, ({ a }) => num(a + outside), 'kivulrol-olvas', 'Ez nem a feladat száma.');
  outside = 2;
  expect(slipFaults(task(leaky)).join()).toContain('recomputed');
});

it.each(['$2+2=5$', '$\\frac{1}{2}+\\frac{1}{2}=2$', '$3{,}5\\cdot2=8$', '$180^\\circ-30^\\circ=140^\\circ$', '$2^{3}=6$'])(
  'finds the false %s',
  text => {
    expect(falseEquations(text)).toEqual([text]);
    expect(falseEquations(text, Number(/(\d+)(?:\^\\circ)?\$$/.exec(text)?.[1]))).toEqual([]);
  },
);

it.each(['$2+2=4$', '$17:5=3$, maradék 2.', '$x+2=5$', '$2=3$ hamis.', '$1\\frac{1}{2}=\\frac{3}{2}$', '$6:4=1{,}5$'])(
  'lets %s pass',
  text => {
    expect(falseEquations(text)).toEqual([]);
  },
);
