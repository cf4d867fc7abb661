import { isInteger, type Rational } from '@eszkerek/numbers/rational';
import { evaluate } from '../reader/evaluate.ts';
import { equalExact, isTrouble, rationalValue } from '../reader/exact.ts';
import type { Node } from '../reader/node.ts';
import type { Side } from './line.ts';
import type { Reason } from './messages.ts';
import { barOf, op, rationalOf, whole } from './mistakes/tree.ts';
import { mistakenForms, signedTerms } from './mistakes.ts';
import { isNear } from './near-miss.ts';

const sideOf = (node: Node): Side | null => {
  const exact = evaluate(node);
  return isTrouble(exact) ? null : { node, exact };
};

const sumOf = (terms: readonly Side[]): Side | null =>
  sideOf(
    terms
      .slice(1)
      .reduce<Node>((sum, { node }) => (node.kind === 'neg' ? op('sub', sum, node.of) : op('add', sum, node)), terms[0]?.node ?? whole(0)),
  );

/** Takes away the items that both lists have. */
function withoutCommon(before: readonly Side[], after: readonly Side[]): [Side[], Side[]] {
  const rest = [...after];
  const left = before.filter(term => {
    const same = rest.findIndex(other => equalExact(term.exact, other.exact));
    if (same >= 0) rest.splice(same, 1);
    return same < 0;
  });
  return [left, rest];
}

const factorsOf = (node: Node): Node[] => (node.kind === 'mul' ? [...factorsOf(node.left), ...factorsOf(node.right)] : [node]);
const read = (nodes: readonly Node[]): Side[] => nodes.flatMap(node => sideOf(node) ?? []);

/** The part of a sum or product that changed, when the rest stayed as it was. */
export function changedPart(before: Side, after: Side): [Side, Side] {
  const [terms, others] = [read(signedTerms(before.node)), read(signedTerms(after.node))];
  const [was, is] = withoutCommon(terms, others);
  if (was.length > 0 && is.length > 0 && was.length + is.length < terms.length + others.length) {
    const [from, to] = [sumOf(was), sumOf(is)];
    if (from && to) return was.length === 1 && is.length === 1 ? changedPart(from, to) : [from, to];
  }
  const [factors, fewer] = [read(factorsOf(before.node)), read(factorsOf(after.node))];
  const [a, b] = withoutCommon(factors, fewer);
  const [one, other] = [a[0], b[0]];
  return factors.length > 1 && a.length === 1 && b.length === 1 && one && other && factors.length === fewer.length
    ? [one, other]
    : [before, after];
}

/** Fractions with only one of numerator and denominator changed. */
function unevenFraction(before: Node, after: Node): Reason | null {
  if (before.kind === 'neg' && after.kind === 'neg') return unevenFraction(before.of, after.of);
  const [a, b] = [barOf(before), barOf(after)];
  const [top, bottom, newTop, newBottom] = [a?.top, a?.bottom, b?.top, b?.bottom].map(node => (node ? rationalOf(node) : null));
  if (!top || !bottom || !newTop || !newBottom || before.kind === 'literal') return null;
  const grew = newTop.compare(top) > 0 || newBottom.compare(bottom) > 0;
  const uneven = newTop.equals(top) || newBottom.equals(bottom) || newTop.sub(top).equals(newBottom.sub(bottom));
  if (uneven) return grew ? 'expandBoth' : 'simplifyBoth';
  const [times, under] = [newTop.div(top), newBottom.div(bottom)];
  // 1/2 as 5/12 is 6/12 counted wrong.
  if (newTop.sub(top.mul(under)).abs().compare(1) <= 0) return null;
  return isInteger(times) && isInteger(under)
    ? 'expandBoth'
    : isInteger(times.inverse()) && isInteger(under.inverse())
      ? 'simplifyBoth'
      : null;
}

/** Fractions brought to a common denominator, one of them unevenly. */
function unevenTerm(before: Node, after: Node): Reason | null {
  const [was, is] = [signedTerms(before), signedTerms(after)];
  if (was.length !== is.length) return null;
  for (const [i, term] of was.entries()) {
    const other = is[i];
    const [a, b] = [rationalOf(term), other ? rationalOf(other) : null];
    if (!other || !a || !b || a.equals(b)) continue;
    const reason = unevenFraction(term, other);
    if (reason) return reason;
  }
  return null;
}

const hasDecimal = (node: Node): boolean =>
  (node.kind === 'literal' && node.form === 'decimal') ||
  ('of' in node && hasDecimal(node.of)) ||
  ('left' in node && (hasDecimal(node.left) || hasDecimal(node.right)));

export const isPowerOfTen = (ratio: Rational): boolean => {
  const size = ratio.abs().n > ratio.abs().d ? ratio : ratio.inverse();
  return ratio.s > 0n && isInteger(size) && /^10+$/.test(size.n.toString());
};

function slippedPoint(before: Side, after: Side): Reason | null {
  const [a, b] = [rationalValue(before.exact), rationalValue(after.exact)];
  if (!a || !b || a.n === 0n || b.n === 0n || !(hasDecimal(before.node) || hasDecimal(after.node))) return null;
  return isPowerOfTen(b.div(a)) ? 'decimalPoint' : null;
}

/** Equal by chance: 4/6 is not 1/2 + 1/3 done as 2/3, and four terms are no half of a product. */
function looksLike(mistaken: Node, reason: Reason, found: Node): boolean {
  if (reason === 'everyTerm' || reason === 'conjugate') return signedTerms(found).length < 4;
  const [below, written] = [barOf(mistaken), barOf(found)].map(bar => (bar ? rationalOf(bar.bottom) : null));
  return reason !== 'acrossBars' || !below || !written || written.compare(below.abs()) <= 0;
}

/** The known mistake that turns one into the other. Signs explain too much: they are asked for separately. */
export function mistakeIn(before: Side, after: Side, kinds: 'telling' | 'signs'): Reason | null {
  const match = mistakenForms(before.node).find(({ node, reason }) => {
    if ((reason === 'sign' || reason === 'signedSum') !== (kinds === 'signs')) return false;
    const value = evaluate(node);
    return !isTrouble(value) && equalExact(value, after.exact) && looksLike(node, reason, after.node);
  });
  return match?.reason ?? null;
}

const isOpposite = (a: Side, b: Side): boolean => {
  const [x, y] = [rationalValue(a.exact), rationalValue(b.exact)];
  return x !== null && y !== null && x.n !== 0n && x.equals(y.neg());
};

/** The same mistake in each of several terms: 3² + 4² as 6 + 8. */
function mistakenTwice(before: Side, after: Side): Reason | null {
  const [terms, others] = [read(signedTerms(before.node)), read(signedTerms(after.node))];
  if (terms.length !== others.length || terms.length < 2) return null;
  const pairs = terms.flatMap((term, i): [Side, Side][] => {
    const other = others[i];
    return other && !equalExact(term.exact, other.exact) ? [[term, other]] : [];
  });
  const [first, ...more] = pairs.map(([from, to]) => mistakeIn(from, to, 'telling'));
  return first && more.length > 0 && more.every(reason => reason === first) ? first : null;
}

/** A minus before a bracket belongs to the whole. */
const OF_MINUS: readonly Reason[] = ['minusMinus', 'minusBracket', 'bracketFirst'];

/** Named only when a mistake of the list was found; `null` for a slip of the pen. */
export function namedMistake(before: Side, after: Side): Reason | null {
  const [from, to] = changedPart(before, after);
  const isPart = from !== before;
  // The parts of a sum or product stand one for one: the changed one tells the cause, the whole would only by chance.
  const isOneForOne =
    isPart &&
    [signedTerms, factorsOf].some(partsOf => partsOf(after.node).length > 1 && partsOf(before.node).length === partsOf(after.node).length);
  const [part, whole] = [mistakeIn(from, to, 'telling'), isPart ? mistakeIn(before, after, 'telling') : null];
  // −(a² − 1) holds −(−1) as its part, but what was missed is the bracket.
  const telling = part === 'minusMinus' && whole ? whole : part;
  return (
    unevenTerm(from.node, to.node) ??
    telling ??
    slippedPoint(from, to) ??
    (whole && (!isOneForOne || (OF_MINUS.includes(whole) && signedTerms(before.node).length > 1)) ? whole : null) ??
    mistakeIn(from, to, 'signs') ??
    (isPart && isOpposite(from, to) ? 'sign' : null) ??
    (isPart && !isOneForOne ? mistakeIn(before, after, 'signs') : null) ??
    mistakenTwice(before, after)
  );
}

/** All letters are as they should be, and a single number missed by a little. */
function slippedInOne({ exact: a }: Side, { exact: b }: Side): boolean {
  if (a.num.size !== b.num.size) return false;
  const pairs = [...a.num].map(([key, { coef }]) => [coef, b.num.get(key)?.coef] as const);
  const [other, ...more] = pairs.filter(([right, found]) => !found?.equals(right));
  return more.length === 0 && other?.[1] !== undefined && isNear(other[0], other[1]);
}

const isProductOfSums = (node: Node): boolean =>
  factorsOf(node).some(({ kind }) => kind === 'add' || kind === 'sub') && factorsOf(node).length > 1;

/** A fraction bar is part of its number. */
function operationsIn(node: Node): number {
  if ('of' in node) return operationsIn(node.of);
  if (!('left' in node)) return 0;
  return (node.kind === 'div' && node.sign === '/' ? 0 : 1) + operationsIn(node.left) + operationsIn(node.right);
}

/** Why an expression is not equal to the one before. */
export function diagnoseExpression(before: Side, after: Side): Reason {
  const named = namedMistake(before, after);
  if (named) return named;
  const [from, to] = changedPart(before, after);
  const [right, found] = [rationalValue(from.exact), rationalValue(to.exact)];
  // Factors are guessed, not counted.
  if (!right || !found) return slippedInOne(from, to) && !isProductOfSums(to.node) ? 'slip' : 'otherValue';
  // A number alone under several operations tells nothing of the way to it.
  return isNear(right, found) && (from !== before || operationsIn(from.node) < 2) ? 'slip' : 'otherValue';
}
