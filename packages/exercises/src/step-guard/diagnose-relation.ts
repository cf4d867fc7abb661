import { isInteger, rational } from '@eszkerek/numbers/rational';
import { evaluate } from '../reader/evaluate.ts';
import {
  add,
  div,
  type Exact,
  equalExact,
  exact,
  isNumber,
  isTrouble,
  isZeroExact,
  neg,
  rationalValue,
  sub,
  type Trouble,
} from '../reader/exact.ts';
import type { Node } from '../reader/node.ts';
import { asRational, variablesOf } from '../reader/poly.ts';
import { mistakeIn } from './diagnose-expression.ts';
import { bars, diagnoseOperation } from './diagnose-operation.ts';
import { isSolved } from './finished.ts';
import type { Line, Relation, Side, Sign } from './line.ts';
import type { Reason } from './messages.ts';
import { hasLetter, isTwo } from './mistakes/tree.ts';
import { mistakenForms, signedTerms } from './mistakes.ts';
import { multipliedOut } from './multiplied-out.ts';
import { nearlyHolds } from './near-miss.ts';
import { containsAll, type Solutions, sameSolutions, solveRelation } from './solve.ts';

export const FLIPPED: Record<Sign, Sign> = { '=': '=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' };
const LOOSENED: Record<Sign, Sign> = { '=': '=', '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

const replaced = (relation: Relation, left: Exact | Trouble, right: Exact | Trouble): Relation | null =>
  isTrouble(left) || isTrouble(right)
    ? null
    : { ...relation, left: { ...relation.left, exact: left }, right: { ...relation.right, exact: right } };

const solvedLike = (candidate: Relation | null, solutions: Solutions): boolean => {
  const found = candidate && solveRelation(candidate);
  return found ? sameSolutions(found, solutions) === true : false;
};

/** A term carried over with the sign it had, and more steps after it. */
function movedTerm(before: Relation, after: Solutions): boolean {
  if (isSolved(before)) return false;
  const isLone = (side: Side): boolean => signedTerms(side.node).length === 1;
  const candidates = [
    ...signedTerms(before.left.node).map(term => ({ term, fromLeft: true })),
    ...signedTerms(before.right.node).map(term => ({ term, fromLeft: false })),
  ];
  return candidates.some(({ term, fromLeft }) => {
    const value = evaluate(term);
    if (isTrouble(value) || isZeroExact(value)) return false;
    const [own, other] = fromLeft ? [before.left, before.right] : [before.right, before.left];
    // Nobody carries away the only unknown, or the only number of a side.
    if (isNumber(value) ? isLone(own) : isNumber(other.exact) && term.kind !== 'neg') return false;
    const [left, right] = fromLeft
      ? [sub(before.left.exact, value), add(before.right.exact, value)]
      : [add(before.left.exact, value), sub(before.right.exact, value)];
    return solvedLike(replaced(before, left, right), after);
  });
}

/** The mistake made on one side, everything else being right. */
function sideMistake(before: Relation, after: Solutions, signs: boolean, isResult = false): Reason | null {
  for (const side of ['left', 'right'] as const) {
    for (const { node, reason } of mistakenForms(before[side].node)) {
      if ((reason === 'sign' || reason === 'signedSum') !== signs) continue;
      const value = evaluate(node);
      // Nobody counts x and 1/2 as one and a half x.
      if (reason === 'unlikeTerms' && !isTrouble(value) && ![...value.num.values()].every(({ coef }) => isInteger(coef))) continue;
      // x + 1 = 4, x = 2 is a slip of counting, not 2x = 4.
      if (reason === 'unlikeTerms' && isResult && isOneStep(before)) continue;
      if (!isTrouble(value) && solvedLike({ ...before, [side]: { node, exact: value } }, after)) return reason;
    }
  }
  return null;
}

/** Sign of the coefficient of the unknown when everything stands on the left. */
function slopeOf({ left, right }: Relation): number {
  const difference = sub(left.exact, right.exact);
  const linear = isTrouble(difference) ? undefined : [...difference.num.values()].find(term => term.vars.length > 0);
  return linear ? Math.sign(linear.coef.valueOf()) : 0;
}

/** The numbers are right, the sign of the relation is not. */
function relationSign(before: Relation, after: Relation, was: Solutions): Reason | null {
  if (before.sign === '=' || after.sign === '=') return null;
  if (solvedLike({ ...after, sign: LOOSENED[after.sign] }, was)) return 'strictness';
  if (!solvedLike({ ...after, sign: FLIPPED[after.sign] }, was)) return null;
  if (equalExact(before.left.exact, after.right.exact) && equalExact(before.right.exact, after.left.exact)) return 'swapSides';
  return slopeOf(before) * slopeOf(after) < 0 ? 'flip' : 'flippedWrongly';
}

const hasKind = (node: Node, kind: 'abs' | 'pow'): boolean =>
  (node.kind === kind && (kind === 'abs' || ('right' in node && isTwo(node.right)))) ||
  ('of' in node && hasKind(node.of, kind)) ||
  ('left' in node && (hasKind(node.left, kind) || hasKind(node.right, kind)));

const holdsKind = ({ left, right }: Relation, kind: 'abs' | 'pow'): boolean => hasKind(left.node, kind) || hasKind(right.node, kind);
const hasLetterBelow = ({ left, right }: Relation): boolean => [left, right].some(side => variablesOf(side.exact.den).length > 0);

/** Solutions that were lost, invented or negated. */
function solutionsChanged(before: Relation | null, was: Solutions, is: Solutions): Reason | null {
  const isEmpty = (s: Solutions): boolean => s.kind === 'set' && s.items.length === 0;
  if (was.kind === 'everything') return 'allBefore';
  if (isEmpty(was) && !(before && hasLetterBelow(before))) {
    if (before && holdsKind(before, 'abs')) return 'negativeAbsolute';
    return before && holdsKind(before, 'pow') ? 'negativeSquare' : 'noneBefore';
  }
  if (isEmpty(is)) return 'lostAll';
  if (was.kind !== 'set' || is.kind !== 'set') return null;
  if (was.items.length > is.items.length && containsAll(was.items, is.items))
    return before ? lostReason(before, was.items, is.items) : 'lost';
  const negated = is.items.map(neg);
  if (was.items.length > 1 && is.items.length === was.items.length && containsAll(negated, was.items)) {
    return before?.left.node.kind === 'mul' && isZeroExact(before.right.exact) ? 'factorSign' : 'sign';
  }
  if ((was.items.length > 0 || (before && hasLetterBelow(before))) && containsAll(is.items, was.items)) return 'extra';
  return before ? quadraticReason(before, was.items, is.items) : null;
}

function lostReason(before: Relation, was: readonly Exact[], is: readonly Exact[]): Reason {
  const lost = was.filter(item => !containsAll(is, [item]));
  if (holdsKind(before, 'abs')) return 'lostAbsolute';
  if (lost.length === 1 && lost.every(isZeroExact)) return 'dividedByX';
  const symmetric = was.length === 2 && was.every(item => containsAll(was, [neg(item)]));
  const bareSquare = [before.left.node, before.right.node].some(node => node.kind === 'pow' && isTwo(node.right));
  return symmetric || bareSquare ? 'lostRoot' : 'lost';
}

function quadraticReason(before: Relation, was: readonly Exact[], is: readonly Exact[]): Reason | null {
  const target = rationalValue(before.right.exact);
  const { node } = before.left;
  if (node.kind === 'pow' && isTwo(node.right) && target) {
    const half = target.div(2);
    return is.every(item => [half, half.neg(), target].some(n => equalExact(item, exact(n)))) ? 'rootHalf' : null;
  }
  if (node.kind !== 'mul' || !hasLetter(node.left) || !hasLetter(node.right) || !target) return null;
  if (target.n !== 0n) {
    const matches = (item: Exact): boolean =>
      [node.left, node.right].some(factor => rootIs(factor, target.valueOf(), item) || rootIs(factor, 0, item));
    return is.length > 0 && is.every(matches) ? 'zeroProduct' : null;
  }
  // Each factor gives its own number, with one sign or the other.
  const isOwn = is.length === was.length && was.every(item => containsAll(is, [item]) || containsAll(is, [neg(item)]));
  const isOne = is.length === 1 && is.every(item => containsAll(was, [item]) || containsAll(was, [neg(item)]));
  return isOwn || isOne ? 'factorSign' : null;
}

function rootIs(factor: Node, value: number, item: Exact): boolean {
  const at = evaluate(factor);
  const letter = isTrouble(at) ? undefined : [...at.num.values()].find(t => t.vars.length === 1);
  const free = isTrouble(at) ? undefined : [...at.num.values()].find(t => t.vars.length === 0);
  if (!letter) return false;
  const root = div(exact(rational(Math.round(value)).sub(free?.coef ?? 0)), exact(letter.coef));
  return !isTrouble(root) && equalExact(root, item);
}

const isNegated = (was: Solutions, is: Solutions): boolean =>
  was.kind === 'set' && is.kind === 'set' && was.items.length === 1 && is.items.length === 1 && containsAll(is.items.map(neg), was.items);

/** A mistake made after both sides were multiplied by the common denominator. */
function withoutBars(before: Relation, after: Relation, is: Solutions): Reason | null {
  if (bars(after.left.node) + bars(after.right.node) > 0) return null;
  for (const relation of multipliedOut(before)) {
    const reason = sideMistake(relation, is, false) ?? madeTwice(relation, after);
    if (reason && !['acrossBars', 'cancelSum', 'unlikeTerms'].includes(reason)) return reason;
  }
  return null;
}

/** The same mistake on both sides: 3(x − 2) = 2(x + 1) as 3x − 2 = 2x + 1. */
function madeTwice(before: Relation, after: Relation): Reason | null {
  const left = mistakeIn(before.left, after.left, 'telling');
  return left && left === mistakeIn(before.right, after.right, 'telling') ? left : null;
}

/** One side stayed, and a known mistake turns the other into what it is now. */
function oneSideNamed(before: Relation, after: Relation): Reason | null {
  const [was, is] = equalExact(before.left.exact, after.left.exact) ? [before.right, after.right] : [before.left, after.left];
  const isOnly = equalExact(before.left.exact, after.left.exact) !== equalExact(before.right.exact, after.right.exact);
  const reason = isOnly && !isNumber(was.exact) ? mistakeIn(was, is, 'telling') : null;
  // |x| = 7, x = 7 loses a solution.
  return reason === 'absolute' ? null : reason;
}

/** At most one operation leads from the line to its solution. */
function isOneStep({ left, right }: Relation): boolean {
  const [own, other] = isNumber(left.exact) ? [right, left] : [left, right];
  const terms = [...own.exact.num.values()];
  const lettered = terms.filter(term => term.vars.length > 0);
  const [only] = lettered;
  if (!only || !isNumber(other.exact)) return false;
  const isFree = only.coef.equals(1) && asRational(own.exact.den)?.equals(1) === true;
  return lettered.length === 1 && (terms.length === 1 || (isFree && terms.length === 2));
}

/** With the sides swapped, which of them has changed is not what the pupil sees. */
const ofTurned = (reason: Reason | null): Reason | null => (reason === 'leftOnly' || reason === 'rightOnly' ? 'slip' : reason);

/** Why two single equations or inequalities have different solutions. */
export function diagnoseRelation(before: Relation, after: Relation, was: Solutions, is: Solutions): Reason {
  const sign = relationSign(before, after, was);
  if (sign) return sign;
  const turned: Relation = { left: after.right, sign: FLIPPED[after.sign], right: after.left };
  const quadratic = was.kind === 'set' && (was.items.length !== 1 || holdsKind(before, 'abs'));
  const named = oneSideNamed(before, after) ?? madeTwice(before, after);
  if (named) return named;
  const early = quadratic || was.kind === 'everything' || is.kind === 'set' ? solutionsChanged(before, was, is) : null;
  const oneSided = equalExact(before.left.exact, after.left.exact) || equalExact(before.right.exact, after.right.exact);
  if (early && early !== 'sign' && !(oneSided && early === 'extra' && !hasLetterBelow(before))) return early;
  const operation = [diagnoseOperation(before, after), oneSided ? null : ofTurned(diagnoseOperation(before, turned))];
  const telling = operation.find(reason => reason && reason !== 'slip' && reason !== 'dropped');
  // 12 − x = 5, x = −7: the 12 was carried over, or −x = −7 was divided. Both may be.
  const isTwofold = before.sign === '=' && isSolved(after) && !isOneStep(before) && isNegated(was, is);
  const isSlip = was.kind === 'curve' || (nearlyHolds(after, was) && !(isSolved(after) && !isOneStep(before)));
  return (
    telling ??
    sideMistake(before, is, false, isSolved(after)) ??
    withoutBars(before, after, is) ??
    (!oneSided && movedTerm(before, is) ? (isTwofold ? 'otherSolution' : 'moved') : null) ??
    sideMistake(before, is, true) ??
    early ??
    operation.find(reason => reason && (reason !== 'slip' || isSlip)) ??
    solutionsChanged(before, was, is) ??
    (before.sign === '=' ? 'otherSolution' : 'otherInequality')
  );
}

/** Why two lines have different solutions. */
export function diagnoseLines(before: Line, after: Line, was: Solutions, is: Solutions): Reason {
  const [one, other] = [before.kind === 'relations' ? before.relations : [], after.kind === 'relations' ? after.relations : []];
  const [left, right] = [one[0], other[0]];
  if (left && right && one.length === 1 && other.length === 1) return diagnoseRelation(left, right, was, is);
  const alone = left && one.length === 1 ? left : null;
  return solutionsChanged(alone, was, is) ?? (right && right.sign !== '=' ? 'otherInequality' : 'otherSolution');
}
