import { isNegative, rational } from '@eszkerek/numbers/rational';
import { evaluate } from '../reader/evaluate.ts';
import {
  add,
  compareExact,
  div,
  type Exact,
  equalExact,
  exact,
  isTrouble,
  isZeroExact,
  mul,
  neg,
  ofPoly,
  rationalValue,
  sqrt,
  sub,
  toNumber,
} from '../reader/exact.ts';
import { intersect, union, WHOLE_LINE } from '../reader/interval-algebra.ts';
import type { Node } from '../reader/node.ts';
import { coefficientOf, equalPoly, type Poly, scalePoly, variablesOf } from '../reader/poly.ts';
import { type Interval, sameInterval } from '../reader/value.ts';
import type { Line, Relation, Side, Sign } from './line.ts';

/** All numbers that make a line true. `curve`: an equation with several letters, compared up to a factor. */
export type Solutions =
  | { readonly kind: 'everything' }
  | { readonly kind: 'set'; readonly items: readonly Exact[] }
  | { readonly kind: 'interval'; readonly parts: readonly Interval[] }
  | { readonly kind: 'curve'; readonly poly: Poly };

/** Coefficients by degree of a sum in one letter. */
function coefficients(poly: Poly): Exact[] {
  const found: Exact[] = [];
  for (const term of poly.values()) {
    const power = term.vars[0]?.[1] ?? 0;
    const sum = add(found[power] ?? exact(rational(0)), ofPoly(coefficientOf(term)));
    if (!isTrouble(sum)) found[power] = sum;
  }
  return Array.from(found, c => c ?? exact(rational(0)));
}

function valueAt(poly: Poly, x: Exact): Exact | null {
  let sum: Exact = exact(rational(0));
  for (const coef of coefficients(poly).reverse()) {
    const shifted = mul(sum, x);
    const next = isTrouble(shifted) ? shifted : add(shifted, coef);
    if (isTrouble(next)) return null;
    sum = next;
  }
  return sum;
}

function quadraticRoots(a: Exact, b: Exact, c: Exact): Exact[] | null {
  const [square, product] = [mul(b, b), mul(a, c)];
  if (isTrouble(square) || isTrouble(product)) return null;
  const four = mul(product, exact(rational(4)));
  const inside = isTrouble(four) ? four : sub(square, four);
  const discriminant = isTrouble(inside) ? null : rationalValue(inside);
  if (!discriminant) return null;
  if (isNegative(discriminant)) return [];
  const root = sqrt(exact(discriminant));
  const twice = mul(a, exact(rational(2)));
  if (isTrouble(root) || isTrouble(twice)) return null;
  const roots = [root, neg(root)].flatMap(r => {
    const top = sub(r, b);
    const value = isTrouble(top) ? top : div(top, twice);
    return isTrouble(value) ? [] : [value];
  });
  const [first, second] = roots;
  return first && second ? (equalExact(first, second) ? [first] : roots) : null;
}

function roots(poly: Poly): Exact[] | null {
  const coefs = coefficients(poly);
  const [c, b, a] = coefs;
  if (coefs.length === 2 && b && c) {
    const root = div(neg(c), b);
    return isTrouble(root) ? null : [root];
  }
  return coefs.length === 3 && a && b && c ? quadraticRoots(a, b, c) : null;
}

/** The same curve has the same polynomial once its first coefficient is 1. */
function normalised(poly: Poly): Poly {
  const [first] = [...poly].sort(([x], [y]) => (x < y ? -1 : 1));
  return first ? scalePoly(poly, first[1].coef.inverse()) : poly;
}

const holds = (difference: number, sign: Sign): boolean =>
  sign === '='
    ? difference === 0
    : sign === '<'
      ? difference < 0
      : sign === '<='
        ? difference <= 0
        : sign === '>'
          ? difference > 0
          : difference >= 0;

function solveInequality(poly: Poly, sign: Sign): Solutions | null {
  const [b, a] = coefficients(poly);
  const root = a && b ? div(neg(b), a) : null;
  if (!root || isTrouble(root) || !a || coefficients(poly).length !== 2) return null;
  const below = toNumber(a) > 0 === sign.startsWith('<');
  const closed = sign.endsWith('=');
  return {
    kind: 'interval',
    parts: [below ? { ...WHOLE_LINE, high: root, highClosed: closed } : { ...WHOLE_LINE, low: root, lowClosed: closed }],
  };
}

function solvePlain({ left, sign, right }: Relation): Solutions | null {
  const difference = sub(left.exact, right.exact);
  if (isTrouble(difference)) return null;
  const { num, den } = difference;
  const letters = [...new Set([...variablesOf(num), ...variablesOf(den)])];
  if (variablesOf(num).length === 0) {
    const value = isZeroExact(difference) ? 0 : toNumber(ofPoly(num));
    if (letters.length > 0 && sign !== '=') return null;
    return holds(value, sign) ? { kind: 'everything' } : { kind: 'set', items: [] };
  }
  if (sign !== '=') return letters.length === 1 && variablesOf(den).length === 0 ? solveInequality(scaledBy(num, den), sign) : null;
  const found = letters.length === 1 ? roots(num) : null;
  if (!found) return { kind: 'curve', poly: normalised(num) };
  const allowed = found.filter(root => {
    const below = valueAt(den, root);
    return below !== null && !isZeroExact(below);
  });
  return { kind: 'set', items: allowed };
}

const hasAbsolute = (node: Node): boolean =>
  node.kind === 'abs' || ('of' in node && hasAbsolute(node.of)) || ('left' in node && (hasAbsolute(node.left) || hasAbsolute(node.right)));

/** The first |…| of a tree, and the tree with something else in its place. */
function firstAbsolute(node: Node): { inside: Node; put: (other: Node) => Node } | null {
  if (node.kind === 'abs' && !hasAbsolute(node.of)) return { inside: node.of, put: other => other };
  if ('of' in node) {
    const found = firstAbsolute(node.of);
    return found && { inside: found.inside, put: other => ({ ...node, of: found.put(other) }) };
  }
  if (!('left' in node)) return null;
  const left = firstAbsolute(node.left);
  if (left) return { inside: left.inside, put: other => ({ ...node, left: left.put(other) }) };
  const right = firstAbsolute(node.right);
  return right && { inside: right.inside, put: other => ({ ...node, right: right.put(other) }) };
}

function withNode(node: Node): Side | null {
  const value = evaluate(node);
  return isTrouble(value) ? null : { node, exact: value };
}

const ZERO: Side = {
  node: { kind: 'literal', value: rational(0), form: 'integer', printed: '0', lowest: true },
  exact: exact(rational(0)),
};
const MAX_BARS = 3;

/** |a| is a where a ≥ 0 and −a where a ≤ 0: each case is solved by itself. */
function solveCases(relation: Relation, depth: number): Solutions | null {
  const side = hasAbsolute(relation.left.node) ? 'left' : 'right';
  const found = firstAbsolute(relation[side].node);
  const inside = found && withNode(found.inside);
  if (!found || !inside || depth > MAX_BARS) return null;
  const cases = (['>=', '<='] as const).map(sign => {
    const changed = withNode(found.put(sign === '>=' ? found.inside : { kind: 'neg', of: found.inside }));
    const solved = changed && solveRelation({ ...relation, [side]: changed }, depth + 1);
    const where = solveRelation({ left: inside, sign, right: ZERO }, depth + 1);
    return solved && where ? both(solved, where) : null;
  });
  return cases.every(c => c !== null) ? either(cases) : null;
}

export function solveRelation(relation: Relation, depth = 0): Solutions | null {
  const barred = hasAbsolute(relation.left.node) || hasAbsolute(relation.right.node);
  return barred ? solveCases(relation, depth) : solvePlain(relation);
}

const contains = ({ low, high, lowClosed, highClosed }: Interval, x: Exact): boolean => {
  const [above, below] = [low ? compareExact(x, low) : 1, high ? compareExact(high, x) : 1];
  return (above > 0 || (above === 0 && lowClosed)) && (below > 0 || (below === 0 && highClosed));
};

/** What makes both true. */
function both(a: Solutions, b: Solutions): Solutions | null {
  if (a.kind === 'everything') return b;
  if (b.kind === 'everything') return a;
  if (a.kind === 'interval' && b.kind === 'interval') {
    const parts = union(a.parts.flatMap(x => b.parts.map(y => intersect(x, y))));
    return parts.length > 0 ? { kind: 'interval', parts } : NONE;
  }
  const [set, other] = a.kind === 'set' ? [a, b] : [b, a];
  if (set.kind !== 'set') return null;
  if (set.items.length === 0) return NONE;
  if (other.kind === 'set') return { kind: 'set', items: set.items.filter(item => containsAll(other.items, [item])) };
  return other.kind === 'interval'
    ? { kind: 'set', items: set.items.filter(item => other.parts.some(part => contains(part, item))) }
    : null;
}

const NONE: Solutions = { kind: 'set', items: [] };

/** What makes at least one true. */
function either(all: readonly (Solutions | null)[]): Solutions | null {
  const some = all.filter(s => !(s?.kind === 'set' && s.items.length === 0));
  const [only] = some;
  if (some.length === 0) return NONE;
  if (some.length === 1) return only ?? null;
  if (some.some(s => s?.kind === 'everything')) return { kind: 'everything' };
  if (some.every(s => s?.kind === 'set')) return { kind: 'set', items: distinct(some.flatMap(s => (s?.kind === 'set' ? s.items : []))) };
  if (some.every(s => s?.kind === 'interval')) {
    const parts = union(some.flatMap(s => (s?.kind === 'interval' ? s.parts : [])));
    return parts.some(p => !p.low && !p.high) ? { kind: 'everything' } : { kind: 'interval', parts };
  }
  return null;
}

/** A constant denominator is 1 after reading, or a number with π whose sign is positive. */
const scaledBy = (num: Poly, den: Poly): Poly => (toNumber(ofPoly(den)) < 0 ? scalePoly(num, rational(-1)) : num);

/** Everything that makes a line true. */
export function solveLine(line: Line): Solutions | null {
  if (line.kind === 'nothing') return NONE;
  if (line.kind === 'everything') return { kind: 'everything' };
  if (line.kind === 'expression') return null;
  const all = line.relations.map(relation => solveRelation(relation));
  if (line.join === 'or') return either(all);
  return all.reduce<Solutions | null>((a, b) => a && b && both(a, b), { kind: 'everything' });
}

const distinct = (items: readonly Exact[]): Exact[] => items.filter((item, i) => items.findIndex(other => equalExact(item, other)) === i);

export const containsAll = (outer: readonly Exact[], inner: readonly Exact[]): boolean =>
  inner.every(item => outer.some(other => equalExact(item, other)));

/** `null` when the two cannot be compared. */
export function sameSolutions(a: Solutions, b: Solutions): boolean | null {
  if (a.kind === 'everything' || b.kind === 'everything') return a.kind === b.kind;
  if (a.kind === 'set' && b.kind === 'set') return a.items.length === b.items.length && containsAll(a.items, b.items);
  if (a.kind === 'interval' && b.kind === 'interval') {
    return a.parts.length === b.parts.length && a.parts.every((part, i) => b.parts[i] !== undefined && sameInterval(part, b.parts[i]));
  }
  if (a.kind === 'curve' && b.kind === 'curve') return equalPoly(a.poly, b.poly);
  const [curve, other] = a.kind === 'curve' ? [a, b] : [b, a];
  return curve.kind === 'curve' && other.kind === 'set' && variablesOf(curve.poly).length === 1
    ? rootsOnly(curve.poly, other.items)
    : a.kind === b.kind;
}

/** A cubic line against its solutions: each must be a root; that no root is missing cannot be told, so only a wrong one counts. */
const rootsOnly = (poly: Poly, items: readonly Exact[]): boolean | null =>
  items.every(item => {
    const value = valueAt(poly, item);
    return value !== null && isZeroExact(value);
  })
    ? null
    : false;
