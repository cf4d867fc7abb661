import { isOne, type Rational, rational } from '@eszkerek/numbers/rational';
import { hasForm } from '../grading/expression-form.ts';
import { evaluate } from '../reader/evaluate.ts';
import { add, div, type Exact, equalExact, exact, isNumber, isTrouble, isZeroExact, mul, rationalValue, sub } from '../reader/exact.ts';
import type { Node } from '../reader/node.ts';
import { asRational } from '../reader/poly.ts';
import { printNode } from '../reader/print.ts';
import { isPowerOfTen, namedMistake } from './diagnose-expression.ts';
import type { Relation, Side } from './line.ts';
import type { Reason } from './messages.ts';
import { isSum as isSumNode } from './mistakes/tree.ts';
import { signedTerms } from './mistakes.ts';
import { isNear } from './near-miss.ts';

const clean = (value: ReturnType<typeof sub>): Exact | null => (isTrouble(value) ? null : value);

/** The number one side was multiplied by. */
function scaleOf(before: Side, after: Side): Rational | null {
  if (isZeroExact(before.exact) || isZeroExact(after.exact)) return null;
  const [a, b] = [[...before.exact.num.values()][0], [...after.exact.num.values()][0]];
  const ratio = a && b ? b.coef.div(a.coef) : null;
  const scaled = ratio && clean(mul(before.exact, exact(ratio)));
  if (scaled && equalExact(scaled, after.exact)) return ratio;
  const quotient = clean(div(after.exact, before.exact));
  return quotient && rationalValue(quotient);
}

/** Coefficients by letters of a side without a letter in a denominator. */
function coefficients(value: Exact): Map<string, Rational> | null {
  const below = asRational(value.den);
  if (!below) return null;
  return new Map([...value.num].map(([key, term]) => [key, term.coef.div(below)]));
}

const termCount = (side: Side): number => signedTerms(side.node).length;
const size = (node: Node): number => {
  if ('of' in node) return 1 + size(node.of);
  return 'left' in node ? 1 + size(node.left) + size(node.right) : 1;
};
/** Written in another way: something on it was worked out. */
const isComputed = (before: Side, after: Side): boolean => printNode(after.node) !== printNode(before.node);
export const bars = (node: Node): number => {
  if ('of' in node) return bars(node.of);
  return 'left' in node ? bars(node.left) + bars(node.right) + (node.kind === 'div' ? 1 : 0) : 0;
};

const literals = (node: Node): { shape: string; values: Rational[] } => {
  if (node.kind === 'literal') return { shape: '#', values: [node.value] };
  if (node.kind === 'variable') return { shape: node.name, values: [] };
  const parts = ('of' in node ? [node.of] : 'left' in node ? [node.left, node.right] : []).map(literals);
  return { shape: `${node.kind}(${parts.map(part => part.shape).join()})`, values: parts.flatMap(part => part.values) };
};

/** A sum that is multiplied or taken away. */
function hasBracket(node: Node): boolean {
  if ('of' in node) return isSumNode(node.of) || hasBracket(node.of);
  if (!('left' in node)) return false;
  const { kind, left, right } = node;
  const here = kind === 'mul' || kind === 'pow' ? isSumNode(left) || isSumNode(right) : kind === 'sub' && isSumNode(right);
  return here || hasBracket(left) || hasBracket(right);
}

/** 12x for 21x: one number of a side changed, and no number of the equation explains how. */
function isMiscopied(before: Side, after: Side, other: Side): boolean {
  const [was, is, rest] = [before, after, other].map(side => literals(side.node));
  if (!was || !is || !rest || was.shape !== is.shape || was.values.length !== is.values.length) return false;
  const changed = was.values.flatMap((value, i): [Rational, Rational][] => {
    const found = is.values[i];
    return found && !found.equals(value) ? [[value, found]] : [];
  });
  const [pair] = changed;
  if (changed.length !== 1 || !pair || !isNear(...pair)) return false;
  const [from, to] = pair;
  const moves = [to.sub(from).abs(), ...(from.n && to.n ? [to.div(from).abs(), from.div(to).abs()] : [])];
  return ![...was.values, ...rest.values].some(value => moves.some(move => move.equals(value)));
}

/** One side stayed, the other became something else. Where the first was worked on too, both were only computed. */
function oneSide(before: Side, after: Side, other: Side, only: 'leftOnly' | 'rightOnly', computed: boolean): Reason | null {
  const scale = scaleOf(before, after);
  const isTurned = scale?.equals(-1) && termCount(before) === termCount(after);
  if (isTurned) return isNumber(before.exact) ? 'sign' : 'signDivide';
  if (scale?.equals(-1)) return 'sign';
  const named = namedMistake(before, after);
  if (named) return named;
  const isPlain = hasForm('expanded', before, before);
  const merged = !isPlain && termCount(after) < termCount(before) && bars(after.node) >= bars(before.node);
  const difference = clean(sub(after.exact, before.exact));
  const dropped =
    difference &&
    signedTerms(before.node).some(term => {
      const value = evaluate(term);
      const sum = isTrouble(value) ? null : clean(add(value, difference));
      return sum !== null && isZeroExact(sum);
    });
  const isSum = isNumber(before.exact) && size(before.node) > 2;
  const isRewritten = !(scale && !isOne(scale)) && hasBracket(before.node) !== hasBracket(after.node);
  if (computed || isSum || isRewritten || isMiscopied(before, after, other)) return 'slip';
  return isPlain || (!merged && ((scale && !isOne(scale)) || dropped)) ? only : 'slip';
}

/** Of the two products of a proportion one is right, so the pairs were right too. */
function crossedRight({ left, right }: Relation, after: Relation): boolean {
  if (left.node.kind !== 'div' || right.node.kind !== 'div') return false;
  const products = [
    [left.node.left, right.node.right],
    [left.node.right, right.node.left],
  ].map(([a, b]) => (a && b ? evaluate({ kind: 'mul', left: a, right: b }) : null));
  return [after.left, after.right].some(side => products.some(value => value && !isTrouble(value) && equalExact(value, side.exact)));
}

/** Both sides multiplied or divided, but not by the same number. */
function unequalScale(before: Relation, after: Relation): Reason | null {
  const [left, right] = [scaleOf(before.left, after.left), scaleOf(before.right, after.right)];
  if (!left || !right || left.equals(right) || isOne(left) || isOne(right)) return null;
  if (left.equals(right.neg())) {
    const ofUnknown = isNumber(before.left.exact) ? right : left;
    return ofUnknown.valueOf() < 0 ? 'signDivide' : 'signProduct';
  }
  const [target, found] = [rationalValue(before.right.exact), rationalValue(after.right.exact)];
  const factor = left.inverse();
  if (target && found) {
    if (found.equals(target.sub(factor)) || found.equals(target.add(factor))) return 'subtracted';
    if (found.equals(factor.div(target))) return 'upsideDown';
    if (found.equals(target.mul(factor))) return 'inverse';
  }
  if (left.mul(right).equals(1)) return 'inverse';
  const isFraction = ({ node }: Side): boolean => node.kind === 'div';
  if (isFraction(before.left) && isFraction(before.right)) return crossedRight(before, after) ? 'slip' : 'proportion';
  if (isPowerOfTen(left.div(right))) return 'decimalPoint';
  return 'slip';
}

/** x + a = b with the other side divided by a. */
function dividedAway(before: Relation, after: Relation): boolean {
  const step = clean(sub(before.left.exact, after.left.exact));
  const by = step && rationalValue(step);
  const [target, found] = [rationalValue(before.right.exact), rationalValue(after.right.exact)];
  return Boolean(by && target && found && by.n !== 0n && found.equals(target.div(by)) && !target.equals(0));
}

const CONSTANT = [...exact(rational(1)).num.keys()][0];

/** Terms moved across: compares what was added on the left with what was added on the right. */
function unequalShift(before: Relation, after: Relation): Reason | null {
  const [left, right] = [clean(sub(after.left.exact, before.left.exact)), clean(sub(after.right.exact, before.right.exact))];
  const [d, e] = [left && coefficients(left), right && coefficients(right)];
  if (!d || !e) return null;
  const [mine, theirs] = [before.left, before.right].map(side => coefficients(side.exact));
  // Nobody carries away the only unknown, or both sides of x = 3.
  const stays = (key: string): boolean => {
    const [own, far] = mine?.has(key) ? [mine, before.right] : [theirs, before.left];
    const isOnly = [...(own?.keys() ?? [])].filter(name => name !== CONSTANT).length === 1;
    return isNumber(far.exact) && key !== CONSTANT && isOnly && (own?.get(key)?.s ?? 1n) > 0n;
  };
  const isWholeTerm = (key: string, amount: Rational): boolean => [mine, theirs].some(side => side?.get(key)?.abs().equals(amount.abs()));
  let [opposite, single, other, isWhole] = [0, 0, 0, false];
  for (const key of new Set([...d.keys(), ...e.keys()])) {
    const [a, b] = [d.get(key) ?? rational(0), e.get(key) ?? rational(0)];
    if (a.equals(b)) continue;
    if (a.equals(b.neg()) && stays(key)) return null;
    if (a.equals(b.neg())) opposite += 1;
    else if (a.n === 0n || b.n === 0n) [single, isWhole] = [single + 1, isWholeTerm(key, a.n === 0n ? b : a)];
    else other += 1;
  }
  if (other > 0) return other === 1 && opposite + single === 0 ? 'slip' : null;
  if (opposite > 0 && single === 0) return 'moved';
  return single === 1 && opposite === 0 ? (isWhole ? 'dropped' : 'slip') : null;
}

const MAX_TERMS = 7;

/** Some terms were multiplied or divided by a number, others were left as they were. */
function partlyScaled(before: Relation, after: Relation): boolean {
  const parts = [before.left, before.right].map(side => signedTerms(side.node).map(node => evaluate(node)));
  const [left, right] = parts.map(terms => terms.flatMap(t => (isTrouble(t) ? [] : [t])));
  if (!left || !right || left.length + right.length > MAX_TERMS || left.length + right.length < 3) return false;
  const factors = new Map<string, Rational>();
  for (const [a, b] of [
    [before.left, after.left],
    [before.right, after.right],
    [before.left, after.right],
  ] as const) {
    for (const [key, term] of a.exact.num) {
      const other = b.exact.num.get(key);
      const factor = other?.coef.div(term.coef);
      if (factor && !isOne(factor.abs())) factors.set(factor.toFraction(), factor);
    }
  }
  const reaches = (terms: readonly Exact[], goal: Exact, factor: Rational): { some: boolean; all: boolean; none: boolean } => {
    const found = { some: false, all: false, none: false };
    for (let mask = 0; mask < 2 ** terms.length; mask++) {
      let sum: Exact | null = exact(rational(0));
      for (const [i, term] of terms.entries()) {
        const part: Exact | null = (mask >> i) & 1 ? clean(mul(term, exact(factor))) : term;
        sum = sum && part && clean(add(sum, part));
      }
      if (!sum || !equalExact(sum, goal)) continue;
      if (mask === 0) found.none = true;
      else if (mask === 2 ** terms.length - 1) found.all = true;
      else found.some = true;
    }
    return found;
  };
  return [...factors.values()].slice(0, 8).some(factor => {
    const [a, b] = [reaches(left, after.left.exact, factor), reaches(right, after.right.exact, factor)];
    return (a.some && (b.some || b.all || b.none)) || (b.some && (a.all || a.none));
  });
}

/** The operation that was done, read off the two sides. `null` when it is not a single step. */
export function diagnoseOperation(before: Relation, after: Relation): Reason | null {
  const [left, right] = [equalExact(before.left.exact, after.left.exact), equalExact(before.right.exact, after.right.exact)];
  if (left && right) return null;
  if (right) return oneSide(before.left, after.left, before.right, 'leftOnly', isComputed(before.right, after.right));
  if (left) return oneSide(before.right, after.right, before.left, 'rightOnly', isComputed(before.left, after.left));
  const scaled = unequalScale(before, after);
  if (scaled) return scaled;
  if (dividedAway(before, after)) return 'divided';
  if (partlyScaled(before, after)) return 'oneTerm';
  return unequalShift(before, after);
}
