import { gcd, lcm } from '@eszkerek/numbers/arithmetic';
import { num, readNumber } from '../kit/format.ts';
import { type ModeConfig, type Model, notYet, solved, verdict } from '../kit/model.ts';

export type TreeConfig = ModeConfig<'factor-tree', 'tree'>;
export type SieveConfig = ModeConfig<'factor-tree', 'sieve'>;
export type CommonConfig = ModeConfig<'factor-tree', 'common'>;
export type RootConfig = ModeConfig<'factor-tree', 'root'>;

export function isPrime(n: number): boolean {
  if (n < 2) return false;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

export function primeFactors(n: number): number[] {
  const factors: number[] = [];
  for (let rest = n, d = 2; rest > 1; ) {
    if (rest % d === 0) {
      factors.push(d);
      rest /= d;
    } else d++;
  }
  return factors;
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const power = (n: number) => (n === 1 ? '' : [...String(n)].map(d => raised[Number(d)]).join(''));

/** 60 = 2² · 3 · 5 */
export function writeFactors(factors: number[]): string {
  return [...new Set(factors)].map(p => `${p}${power(factors.filter(f => f === p).length)}`).join(' · ') || '1';
}

/** Divisors a leaf may be split by, without 1 and itself. */
export const splitters = (n: number) =>
  Array.from({ length: Math.max(0, Math.floor(n / 2) - 1) }, (_, i) => i + 2).filter(d => n % d === 0);

export interface Tree {
  /** Splits by the path of the node: '' is the root, 'l' its left child. */
  splits: Record<string, number>;
}

export interface Node {
  path: string;
  value: number;
  children: Node[];
}

export function grow(value: number, splits: Record<string, number>, path = ''): Node {
  const by = splits[path];
  return { path, value, children: by ? [grow(by, splits, `${path}l`), grow(value / by, splits, `${path}r`)] : [] };
}

export const leaves = (node: Node): Node[] => (node.children.length ? node.children.flatMap(leaves) : [node]);

export const tree: Model<TreeConfig, Tree> = {
  initial: () => ({ splits: {} }),
  evaluate: ({ state }, _, { splits }) => {
    const left = leaves(grow(state.number, splits)).filter(leaf => !isPrime(leaf.value));
    return verdict(left.length === 0, `Ez még összetett szám: ${left.map(leaf => leaf.value).join(', ')}. Keress neki osztót!`);
  },
  describe: ({ state }, { splits }) =>
    `${state.number} = ${leaves(grow(state.number, splits))
      .map(leaf => leaf.value)
      .join(' · ')}.`,
};

export interface Sieve {
  crossed: number[];
}

export const sieve: Model<SieveConfig, Sieve> = {
  initial: () => ({ crossed: [] }),
  evaluate: ({ state }, _, { crossed }) => {
    if (!crossed.includes(1)) return notYet('Az 1 nem prímszám: csak egy osztója van.');
    const prime = crossed.find(isPrime);
    if (prime !== undefined) return notYet(`Ezt vissza kell tenni: ${prime}. Csak 1-gyel és önmagával osztható.`);
    const composite = Array.from({ length: state.max }, (_x, i) => i + 1).find(n => n > 1 && !isPrime(n) && !crossed.includes(n));
    return composite === undefined ? solved : notYet(`Ezt még húzd ki: ${composite}. Osztható ezzel: ${primeFactors(composite)[0]}.`);
  },
  describe: ({ state }, { crossed }) => `${crossed.length} szám van kihúzva, ${state.max - crossed.length} maradt.`,
};

export interface Common {
  answer: string;
}

/** The shared prime factors, and what only one of the two numbers has. */
export function share(a: number, b: number) {
  const rest = primeFactors(b);
  const both: number[] = [];
  const first = primeFactors(a).filter(p => {
    const at = rest.indexOf(p);
    if (at === -1) return true;
    both.push(p);
    rest.splice(at, 1);
    return false;
  });
  return { first, both, second: rest };
}

export const common: Model<CommonConfig, Common> = {
  auto: false,
  initial: () => ({ answer: '' }),
  evaluate: ({ state }, goal, { answer }) => {
    const value = readNumber(answer);
    const wanted = goal.gcd ?? goal.lcm ?? 0;
    if (value === null)
      return notYet(goal.gcd === undefined ? 'Szorozd össze az ábra összes tényezőjét!' : 'Szorozd össze a középső tényezőket!');
    if (value === wanted) return solved;
    if (value === (goal.gcd === undefined ? gcd : lcm)(state.first, state.second))
      return notYet(
        goal.gcd === undefined
          ? 'Ez a legnagyobb közös osztó. A többszöröshöz minden tényező kell.'
          : 'Ez a legkisebb közös többszörös. Az osztóhoz csak a közös tényezők kellenek.',
      );
    if (value === state.first * state.second) return notYet('Ez a két szám szorzata. A közös tényezőket csak egyszer vedd!');
    return notYet(
      goal.gcd === undefined
        ? 'A közös tényezőket csak egyszer, a többit mind szorozd össze!'
        : 'Csak a középen lévő, közös tényezőket szorozd össze!',
    );
  },
  describe: ({ state }) => {
    const { first, both, second } = share(state.first, state.second);
    return `Csak a ${state.first} tényezői: ${first.join(', ') || 'nincs'}. Közös: ${both.join(', ') || 'nincs'}. Csak a ${state.second} tényezői: ${second.join(', ') || 'nincs'}.`;
  },
};

export interface Root {
  /** How many pairs have left the root. */
  pairs: number[];
}

export function pairsIn(n: number): number[] {
  const factors = primeFactors(n);
  return [...new Set(factors)].flatMap(p => Array(Math.floor(factors.filter(f => f === p).length / 2)).fill(p));
}

export function rootState(n: number, pairs: number[]) {
  const outside = pairs.reduce((a, b) => a * b, 1);
  return { outside, inside: n / (outside * outside) };
}

export const root: Model<RootConfig, Root> = {
  initial: () => ({ pairs: [] }),
  evaluate: ({ state }, goal, { pairs }) => {
    const now = rootState(state.number, pairs);
    return verdict(
      now.outside === goal.outside && now.inside === goal.inside,
      `Most √${state.number} = ${now.outside}√${now.inside}. Van még pár a gyökjel alatt: ${writeFactors(primeFactors(now.inside))}.`,
    );
  },
  describe: ({ state }, { pairs }) => {
    const { outside, inside } = rootState(state.number, pairs);
    return `√${num(state.number)} = ${outside === 1 ? '' : outside}√${inside}. A gyökjel alatt: ${primeFactors(inside).join(' · ') || 1}.`;
  },
};
