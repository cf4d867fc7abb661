import { decimalPlaces, gcd, isInteger, rational } from '@eszkerek/numbers/rational';
import type { Node } from '../../reader/node.ts';
import type { Mistaken } from './mistaken.ts';
import { type Binary, barOf, hasLetter, isSum, minus, number, op, over, rationalOf, whole } from './tree.ts';

function sum({ kind, left, right }: Binary): Mistaken[] {
  const [a, b] = [barOf(left), barOf(right)];
  const reason = 'acrossBars';
  const tops = a && b && op(kind, a.top, b.top);
  if (tops) {
    const found: Mistaken[] = [op(kind, a.bottom, b.bottom), op('add', a.bottom, b.bottom), op('mul', a.bottom, b.bottom)].map(bottom => ({
      node: over(tops, bottom),
      reason,
    }));
    found.push({ node: over(tops, a.bottom), reason }, { node: over(tops, b.bottom), reason });
    const [m, n] = [rationalOf(a.bottom), rationalOf(b.bottom)];
    if (m && n && isInteger(m) && isInteger(n) && m.n && n.n) found.push({ node: over(tops, whole((m.n * n.n) / gcd(m.n, n.n))), reason });
    if (kind === 'sub') found.push({ node: over(tops, op('sub', b.bottom, a.bottom)), reason });
    const equal = m && n && m.equals(n);
    return equal ? found.filter(f => rationalOf(f.node) !== null).slice(0, 3) : found;
  }
  if (a && !hasLetter(right))
    return [over(op(kind, a.top, right), a.bottom), over(op(kind, a.top, right), op(kind, a.bottom, right))].map(n => ({
      node: n,
      reason,
    }));
  if (b && !hasLetter(left)) return [{ node: over(op(kind, left, b.top), b.bottom), reason }];
  return [];
}

function product({ left, right }: Binary): Mistaken[] {
  const [a, b] = [barOf(left), barOf(right)];
  const [fraction, factor] = a && !b ? [a, right] : b && !a ? [b, left] : [null, null];
  if (!fraction || hasLetter(factor)) return [];
  const reason = 'wholeTimesFraction';
  return [
    { node: over(op('mul', factor, fraction.top), op('mul', factor, fraction.bottom)), reason },
    { node: over(fraction.top, op('mul', factor, fraction.bottom)), reason },
  ];
}

function quotient(left: Node, right: Node): Mistaken[] {
  const [a, b] = [barOf(left), barOf(right)];
  const reason = 'invertDivisor';
  if (b && !hasLetter(right)) {
    const found: Mistaken[] = [{ node: op('mul', left, right), reason }];
    if (a) found.push({ node: op('mul', over(a.bottom, a.top), right), reason });
    if (a) found.push({ node: op('mul', over(a.bottom, a.top), over(b.bottom, b.top)), reason });
    return found;
  }
  return a ? [{ node: op('mul', left, right), reason }] : [];
}

function mixed(node: Node): Mistaken[] {
  if (node.kind !== 'literal' || node.form !== 'mixed') return [];
  const units = node.value.floor();
  const part = node.value.sub(units);
  const [w, n, d] = [units.n, part.n, part.d];
  return [
    rational(w + n, d),
    rational(w * n, d),
    rational(w * d, d),
    rational(w * n + d, d),
    part,
    rational(BigInt(`${w}${n}`), d),
    rational(w + d, d),
    rational(w, d),
  ].map(value => ({ node: number(value), reason: 'mixedNumber' }));
}

const digits = (node: Node): { all: bigint; places: number } | null => {
  const value = node.kind === 'neg' ? null : rationalOf(node);
  const places = value && value.s >= 0n ? decimalPlaces(value) : null;
  return value && places !== null && places < 8 ? { all: (value.n * 10n ** BigInt(places)) / value.d, places } : null;
};

/** 2,5 + 0,25 added from the right end: 25 + 25. */
function misaligned({ kind, left, right }: Binary): Mistaken[] {
  const [a, b] = [digits(left), digits(right)];
  if (!a || !b || a.places === b.places) return [];
  const all = kind === 'add' ? a.all + b.all : a.all - b.all;
  return [0, 1, 2, 3, 4].map(places => ({ node: number(rational(all, 10n ** BigInt(places))), reason: 'alignDecimals' }));
}

/** 25% read as 25, or taken off as a plain number. */
function percent(node: Node): Mistaken[] {
  const reason = 'percentMeaning';
  const found: Mistaken[] = [];
  if (node.kind === 'percent') {
    found.push({ node: node.of, reason }, { node: over(node.of, whole(10)), reason }, { node: over(node.of, whole(1000)), reason });
  }
  // a − 10% is read as a − a · 10%.
  if (isSum(node) && node.right.kind === 'mul' && node.right.right.kind === 'percent') {
    found.push(
      { node: op(node.kind, node.left, node.right.right.of), reason },
      { node: op(node.kind, node.left, node.right.right), reason },
    );
  }
  if (node.kind === 'mul') {
    if (node.right.kind === 'percent')
      found.push({ node: over(node.left, node.right.of), reason }, { node: over(node.left, node.right), reason });
    if (node.left.kind === 'percent')
      found.push({ node: over(node.right, node.left.of), reason }, { node: over(node.right, node.left), reason });
  }
  return found;
}

/** Mistakes with fractions, decimals and percents. */
export const fractionMistakes = (node: Node): Mistaken[] => [
  ...percent(node),
  ...(isSum(node) ? sum(node) : []),
  ...(node.kind === 'mul' ? product(node) : []),
  ...(node.kind === 'div' && node.sign === ':' ? quotient(node.left, node.right) : []),
  ...mixed(node),
  ...(node.kind === 'neg' ? mixed(node.of).map(m => ({ ...m, node: minus(m.node) })) : []),
  ...(isSum(node) ? misaligned(node) : []),
];
