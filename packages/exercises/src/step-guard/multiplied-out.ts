import { gcd, isOne, type Rational, rational } from '@eszkerek/numbers/rational';
import { evaluate } from '../reader/evaluate.ts';
import { isTrouble } from '../reader/exact.ts';
import type { Node } from '../reader/node.ts';
import type { Relation, Side } from './line.ts';
import { number, op, rationalOf } from './mistakes/tree.ts';
import { signedTerms } from './mistakes.ts';

type Part = { readonly top: Node; readonly bottom: Rational; readonly isTaken: boolean };

function partOf(term: Node): Part | null {
  if (term.kind === 'neg') {
    const inner = partOf(term.of);
    return inner && { ...inner, isTaken: !inner.isTaken };
  }
  if (term.kind === 'mul' && term.left.kind === 'neg') return partOf({ kind: 'neg', of: { ...term, left: term.left.of } });
  const bottom = term.kind === 'div' ? rationalOf(term.right) : null;
  if (term.kind === 'div' && !bottom) return null;
  const isWhole = term.kind === 'div' && bottom && bottom.d === 1n && bottom.n > 0n && bottom.s > 0n;
  return isWhole ? { top: term.left, bottom, isTaken: false } : { top: term, bottom: rational(1), isTaken: false };
}

const sideOf = (node: Node): Side | null => {
  const value = evaluate(node);
  return isTrouble(value) ? null : { node, exact: value };
};

function scaled(parts: readonly Part[], factor: Rational): Side | null {
  const terms = parts.map(({ top, bottom, isTaken }) => {
    const times = factor.div(bottom);
    return { node: isOne(times) ? top : op('mul', number(times), top), isTaken };
  });
  const [first, ...rest] = terms;
  if (!first) return null;
  const start: Node = first.isTaken ? { kind: 'neg', of: first.node } : first.node;
  return sideOf(rest.reduce<Node>((sum, { node, isTaken }) => op(isTaken ? 'sub' : 'add', sum, node), start));
}

/** Both sides times the denominators, by the smallest common one and by their product, nothing worked out yet. */
export function multipliedOut(relation: Relation): Relation[] {
  const [left, right] = [relation.left, relation.right].map(side => signedTerms(side.node).map(partOf));
  if (!left?.every(part => part !== null) || !right?.every(part => part !== null)) return [];
  const bottoms = [...left, ...right].map(({ bottom }) => bottom.n);
  const common = bottoms.reduce((all, n) => (all * n) / gcd(all, n), 1n);
  const product = bottoms.reduce((all, n) => all * n, 1n);
  return [...new Set([common, product])].flatMap(factor => {
    const [a, b] = [scaled(left, rational(factor)), scaled(right, rational(factor))];
    return factor > 1n && a && b ? [{ ...relation, left: a, right: b }] : [];
  });
}
