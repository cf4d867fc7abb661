import { isOne } from '@eszkerek/numbers/rational';
import { evaluate } from '../reader/evaluate.ts';
import { add, div, type Exact, equalExact, isTrouble, isZeroExact, rationalValue, sub, type Trouble } from '../reader/exact.ts';
import { variablesOf } from '../reader/poly.ts';
import type { Relation, Side, Sign } from './line.ts';
import { say } from './messages.ts';
import { mistakenForms, signedTerms } from './mistakes.ts';
import { containsAll, type Solutions, sameSolutions, solveRelation } from './solve.ts';

/** Why an expression is not equal to the one before. */
export const diagnoseExpression = (before: Side, after: Side): string => mistakeIn(before, after) ?? say.otherValue;

function mistakeIn(before: Side, after: Side): string | null {
  const match = mistakenForms(before.node).find(({ node }) => {
    const value = evaluate(node);
    return !isTrouble(value) && equalExact(value, after.exact);
  });
  return match?.message ?? null;
}

const FLIPPED: Record<Sign, Sign> = { '=': '=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

const replaced = (relation: Relation, left: Exact | Trouble, right: Exact | Trouble): Relation | null =>
  isTrouble(left) || isTrouble(right)
    ? null
    : { ...relation, left: { ...relation.left, exact: left }, right: { ...relation.right, exact: right } };

const solvedLike = (candidate: Relation | null, solutions: Solutions): boolean => {
  const found = candidate && solveRelation(candidate);
  return found ? sameSolutions(found, solutions) === true : false;
};

/** Only one side was worked on. */
function oneSided(before: Relation, after: Relation): string | null {
  const [left, right] = [equalExact(before.left.exact, after.left.exact), equalExact(before.right.exact, after.right.exact)];
  if (left === right) return null;
  const [changedBefore, changedAfter] = left ? [before.right, after.right] : [before.left, after.left];
  if (isZeroExact(changedBefore.exact) || isZeroExact(changedAfter.exact)) return null;
  const ratio = div(changedAfter.exact, changedBefore.exact);
  const difference = sub(changedAfter.exact, changedBefore.exact);
  const scaled = isTrouble(ratio) ? null : rationalValue(ratio);
  const shifted = isTrouble(difference) ? null : rationalValue(difference);
  if (!(scaled && !isOne(scaled)) && !shifted) return null;
  return left ? say.rightOnly : say.leftOnly;
}

/** A term carried over with the sign it had. */
function movedTerm(before: Relation, after: Solutions): boolean {
  const candidates = [
    ...signedTerms(before.left.node).map(term => ({ term, fromLeft: true })),
    ...signedTerms(before.right.node).map(term => ({ term, fromLeft: false })),
  ];
  return candidates.some(({ term, fromLeft }) => {
    const value = evaluate(term);
    if (isTrouble(value) || isZeroExact(value)) return false;
    const [left, right] = fromLeft
      ? [sub(before.left.exact, value), add(before.right.exact, value)]
      : [add(before.left.exact, value), sub(before.right.exact, value)];
    return solvedLike(replaced(before, left, right), after);
  });
}

/** a·x = b and x + a = b undone with the wrong operation. */
function wrongInverse(before: Relation, after: Solutions): string | null {
  const letters = variablesOf(before.left.exact.num);
  const target = rationalValue(before.right.exact);
  const terms = [...before.left.exact.num.values()];
  const slope = terms.find(t => t.vars.length > 0)?.coef;
  const constant = terms.find(t => t.vars.length === 0)?.coef;
  const only = after.kind === 'set' && after.items.length === 1 ? after.items[0] : undefined;
  const found = only && rationalValue(only);
  if (letters.length !== 1 || !target || !slope || !found || terms.length > 2) return null;
  if (!constant && found.equals(target.sub(slope))) return say.subtracted;
  if (!constant && found.equals(target.mul(slope))) return say.inverse;
  if (!constant && target.n !== 0n && found.equals(slope.div(target))) return say.upsideDown;
  return constant && isOne(slope) && found.equals(target.div(constant)) ? say.divided : null;
}

/** One side is as it was, the other exactly what a known mistake makes of it. */
function exactSideMistake(before: Relation, after: Relation): string | null {
  for (const [side, other] of [
    ['left', 'right'],
    ['right', 'left'],
  ] as const) {
    if (!equalExact(before[other].exact, after[other].exact)) continue;
    const message = mistakeIn(before[side], after[side]);
    if (message) return message;
  }
  return null;
}

/** The mistake made on one side, everything else being right. */
function sideMistake(before: Relation, after: Solutions): string | null {
  for (const side of ['left', 'right'] as const) {
    for (const { node, message } of mistakenForms(before[side].node)) {
      const value = evaluate(node);
      if (isTrouble(value)) continue;
      if (solvedLike({ ...before, [side]: { node, exact: value } }, after)) return message;
    }
  }
  return null;
}

const hasLetterBelow = ({ left, right }: Relation): boolean => [left, right].some(side => variablesOf(side.exact.den).length > 0);

function lostOrFound(before: Solutions, after: Solutions, excludes = false): string | null {
  if (before.kind !== 'set' || after.kind !== 'set') return null;
  if (after.items.length === 0) return say.lostAll;
  if (before.items.length > after.items.length && containsAll(before.items, after.items)) return say.lost;
  return (before.items.length > 0 || excludes) && containsAll(after.items, before.items) ? say.extra : null;
}

/** Why two equations or inequalities have different solutions. */
export function diagnoseRelation(before: Relation, after: Relation, was: Solutions, is: Solutions): string {
  if (before.sign !== '=' && solvedLike({ ...after, sign: FLIPPED[after.sign] }, was)) return say.flip;
  return (
    exactSideMistake(before, after) ??
    wrongInverse(before, is) ??
    (movedTerm(before, is) ? say.moved : null) ??
    oneSided(before, after) ??
    sideMistake(before, is) ??
    lostOrFound(was, is, hasLetterBelow(before)) ??
    (before.sign === '=' ? say.otherSolution : say.otherInequality)
  );
}

export const diagnoseSolutions = (was: Solutions, is: Solutions): string => lostOrFound(was, is) ?? say.otherSolution;
