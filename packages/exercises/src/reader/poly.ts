import { gcd, isZero, ONE, type Rational, rational, size } from '@eszkerek/numbers/rational';

/**
 * A sum of terms coefficient · √root · π^pi · variables. Roots are square-free, so the terms are
 * linearly independent and two sums are equal exactly when their terms are.
 */
export type Term = {
  readonly coef: Rational;
  readonly root: bigint;
  readonly pi: number;
  readonly vars: readonly (readonly [name: string, power: number])[];
};
export type Poly = ReadonlyMap<string, Term>;

const MAX_TERMS = 40;
const MAX_DIGITS = 60;

const keyOf = (t: Term): string => `${t.vars.map(([name, power]) => `${name}${power}`).join('.')}|${t.root}|${t.pi}`;

function collect(terms: Iterable<Term>): Poly {
  const sum = new Map<string, Term>();
  for (const t of terms) {
    const key = keyOf(t);
    const before = sum.get(key);
    const coef = before ? before.coef.add(t.coef) : t.coef;
    if (isZero(coef)) sum.delete(key);
    else sum.set(key, { ...t, coef });
  }
  return sum;
}

export const constant = (coef: Rational): Poly => collect([{ coef, root: 1n, pi: 0, vars: [] }]);
export const variable = (name: string): Poly => collect([{ coef: ONE, root: 1n, pi: 0, vars: [[name, 1]] }]);
export const PI: Poly = collect([{ coef: ONE, root: 1n, pi: 1, vars: [] }]);
export const ONE_POLY: Poly = constant(ONE);
/** √root for a square-free root. */
export const surd = (coef: Rational, root: bigint): Poly => collect([{ coef, root, pi: 0, vars: [] }]);

/** What stands before the letters of a term. */
export const coefficientOf = (term: Term): Poly => collect([{ ...term, vars: [] }]);

export const addPoly = (a: Poly, b: Poly): Poly => collect([...a.values(), ...b.values()]);
export const scalePoly = (a: Poly, by: Rational): Poly => collect([...a.values()].map(t => ({ ...t, coef: t.coef.mul(by) })));
export const negPoly = (a: Poly): Poly => scalePoly(a, rational(-1));
export const subPoly = (a: Poly, b: Poly): Poly => addPoly(a, negPoly(b));

function mulTerm(a: Term, b: Term): Term {
  const common = gcd(a.root, b.root);
  const powers = new Map(a.vars);
  for (const [name, power] of b.vars) powers.set(name, (powers.get(name) ?? 0) + power);
  return {
    coef: a.coef.mul(b.coef).mul(common),
    root: (a.root / common) * (b.root / common),
    pi: a.pi + b.pi,
    vars: [...powers].sort(([x], [y]) => (x < y ? -1 : 1)),
  };
}

export const mulPoly = (a: Poly, b: Poly): Poly => collect([...a.values()].flatMap(s => [...b.values()].map(t => mulTerm(s, t))));

/** Guards every step, so that no typed line can keep the machine busy. */
export const isTooBig = (a: Poly): boolean => a.size > MAX_TERMS || [...a.values()].some(t => size(t.coef) > MAX_DIGITS);

export const isZeroPoly = (a: Poly): boolean => a.size === 0;
export const equalPoly = (a: Poly, b: Poly): boolean =>
  a.size === b.size && [...a].every(([key, t]) => b.get(key)?.coef.equals(t.coef) === true);

export const termDegree = (t: Term): number => t.vars.reduce((sum, [, power]) => sum + power, 0);
export const degree = (a: Poly): number => Math.max(0, ...[...a.values()].map(termDegree));
export const variablesOf = (a: Poly): string[] => [...new Set([...a.values()].flatMap(t => t.vars.map(([name]) => name)))].sort();

/** The value when the sum is a plain rational number. */
export function asRational(a: Poly): Rational | null {
  if (a.size === 0) return rational(0);
  const [only] = a.values();
  return a.size === 1 && only && only.root === 1n && only.pi === 0 && only.vars.length === 0 ? only.coef : null;
}

export function approximate(a: Poly): number {
  let sum = 0;
  for (const t of a.values()) sum += t.coef.valueOf() * Math.sqrt(Number(t.root)) * Math.PI ** t.pi;
  return sum;
}
