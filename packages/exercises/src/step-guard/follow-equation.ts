import { type Exact, equalExact, isNumber, toNumber } from '../reader/exact.ts';
import { diagnoseExpression, namedMistake } from './diagnose-expression.ts';
import { diagnoseLines, diagnoseRelation } from './diagnose-relation.ts';
import { isSolved } from './finished.ts';
import { brokenLink, type Verdict } from './follow-expression.ts';
import { type Line, lettersOf, type Relation } from './line.ts';
import type { Reason } from './messages.ts';
import { isPythagoras } from './pythagoras.ts';
import { containsAll, type Solutions, sameSolutions, solveLine, solveRelation } from './solve.ts';
import { echelonOf, follows, isRearrangement, lettersIn, type Row, rowOf } from './system.ts';

/** What is known when the next line of an equation is read. */
export type Known = {
  readonly previous: Line | null;
  /** Lines of a system of linear equations, the given ones. */
  readonly rows: readonly Row[];
  readonly letters: ReadonlySet<string>;
  /** Solutions listed so far, one line each: x₁ = 3, then x₂ = 2. */
  readonly listed: readonly Exact[];
  readonly isSolved: boolean;
  /** The letters are lengths of a right triangle, so their squares have one root only. */
  readonly isTriangle: boolean;
};
export type Followed = { readonly verdict: Verdict; readonly known: Known };

export const NOTHING_KNOWN: Known = { previous: null, rows: [], letters: new Set(), listed: [], isSolved: false, isTriangle: false };

const wrong = (reason: Reason): Verdict => ({ status: 'wrong', reason });
const relationsOf = (line: Line): readonly Relation[] => (line.kind === 'relations' ? line.relations : []);
const lettersOfLine = (line: Line): Set<string> =>
  new Set(relationsOf(line).flatMap(({ left, right }) => [...lettersOf(left), ...lettersOf(right)]));
const isStrong = (reason: Reason | null): reason is Reason =>
  reason !== null && !['slip', 'otherSolution', 'otherInequality', 'sign', 'leftOnly', 'rightOnly', 'dropped'].includes(reason);

function begin(line: Line, isOnly: boolean): Followed {
  const relations = relationsOf(line);
  const rows = relations.flatMap(relation => rowOf(relation) ?? []);
  const known: Known = {
    ...NOTHING_KNOWN,
    previous: line,
    rows,
    letters: lettersOfLine(line),
    isTriangle: relations.some(isPythagoras),
    isSolved: relations.length > 0 && relations.every(isSolved),
  };
  const isNumeric = known.letters.size === 0 && relations.length > 0;
  if (isNumeric && solveLine(line)?.kind !== 'everything') return { verdict: wrong('falseRelation'), known };
  const [only] = relations;
  if (isOnly && only && relations.length === 1 && only.sign === '=' && only.left.node.kind !== 'variable' && !isNumber(only.right.exact)) {
    const reason = equalExact(only.left.exact, only.right.exact) ? null : namedMistake(only.left, only.right);
    if (isStrong(reason)) return { verdict: wrong(reason), known };
  }
  return { verdict: { status: isNumeric ? 'right' : 'start' }, known };
}

/** A line of numbers: a check, a calculation beside the work, or the end of an equation without solution. */
function numbersOnly(line: Line, known: Known, isCheck: boolean): Followed {
  const isTrue = solveLine(line)?.kind === 'everything';
  const was = known.previous && solveLine(known.previous);
  const verdict = ((): Verdict => {
    if (was?.kind === 'everything') return isTrue ? { status: 'right' } : wrong('allBefore');
    if (was?.kind === 'set' && was.items.length === 0 && !isCheck) return { status: isTrue ? 'unchecked' : 'right' };
    if (isTrue) return { status: 'aside' };
    if (known.isSolved || isCheck) return wrong('checkFalse');
    const [first] = relationsOf(line);
    return wrong(first?.sign === '=' ? diagnoseExpression(first.left, first.right) : 'falseRelation');
  })();
  return { verdict, known: verdict.status === 'right' ? { ...known, previous: line } : known };
}

/** Lines of a system of linear equations: the first ones are given, the others have to follow from them. */
function inSystem(line: Line, known: Known, hasArrow: boolean): Followed | null {
  const relations = relationsOf(line);
  const rows = relations.map(rowOf);
  if (known.rows.length === 0 || !rows.every(row => row !== null) || rows.length === 0) return null;
  const [before] = known.previous ? relationsOf(known.previous) : [];
  const [after] = relations;
  const all = lettersIn([...known.rows, ...rows]);
  if (all.size < 2 || !before || !after || [...lettersIn(rows)].some(name => !known.letters.has(name))) return null;
  const echelon = echelonOf(known.rows);
  const next: Known = { ...known, previous: line, isSolved: relations.every(isSolved) };
  if (rows.every(row => follows(row, echelon))) return { verdict: { status: 'right' }, known: next };
  const isGiven = known.rows.length < all.size && lettersIn(rows).size > 1 && !hasArrow && !isRearrangement(before, after);
  const isOpen = echelon.length < known.letters.size && known.letters.size < 4;
  if (isGiven && isOpen) return { verdict: { status: 'start' }, known: { ...next, rows: [...known.rows, ...rows] } };
  if (known.rows.length < 2 && lettersIn(rows).size < known.letters.size) return null;
  const [was, is] = [solveRelation(before), solveRelation(after)];
  const sameLetters = [...lettersOf(before.left), ...lettersOf(before.right)].every(name => lettersIn(rows).has(name));
  const reason = was && is && relations.length === 1 && sameLetters ? diagnoseRelation(before, after, was, is) : null;
  const isRough = known.rows.length > 1 && !isStrong(reason) && reason !== 'slip';
  return { verdict: wrong(isRough || reason === null ? 'notFromSystem' : reason), known };
}

/** x₁ = 3 on one line and x₂ = 2 on another. */
function listing(line: Line, known: Known, was: Solutions, is: Solutions, later: readonly Line[], isIndexed: boolean): Followed | null {
  if (was.kind !== 'set' || is.kind !== 'set' || was.items.length < 2 || is.items.length === 0 || !containsAll(was.items, is.items))
    return null;
  const listed = [...known.listed, ...is.items];
  if (containsAll(listed, was.items)) {
    if (known.listed.length === 0) return null;
    return { verdict: { status: 'right' }, known: { ...known, listed, isSolved: relationsOf(line).every(isSolved) } };
  }
  const coming = later.slice(0, 3).flatMap(next => {
    if (!relationsOf(next).every(isSolved)) return [];
    const found = relationsOf(next).length > 0 ? solveLine(next) : null;
    return found?.kind === 'set' ? found.items : [];
  });
  // x₁ = 5 is right, and the line after it is the one to look at.
  const goesOn = isIndexed && coming.some(item => !containsAll(listed, [item])) && relationsOf(line).every(isSolved);
  if (!goesOn && !containsAll([...listed, ...coming], was.items)) return null;
  return { verdict: { status: 'right' }, known: { ...known, listed } };
}

/** An expression was rewritten (an identity); the next line sets it equal to a number. `x = 0` after an identity stays a mistake. */
function startsAnew(line: Line, previous: Line): boolean {
  const [relation, ...others] = relationsOf(line);
  if (!relation || isSolved(relation) || lettersOfLine(previous).size === 0) return false;
  const is = solveRelation(relation);
  if (is?.kind !== 'set' || is.items.length === 0 || solveLine(previous)?.kind !== 'everything') return false;
  // On the same line the solution may follow: −10x + 61 = 11, x = 5.
  const agrees = (other: Relation): boolean => {
    const found = solveRelation(other);
    return found !== null && sameSolutions(is, found) === true;
  };
  if (!others.every(agrees)) return false;
  return isNumber(relation.left.exact) || isNumber(relation.right.exact);
}

type Hints = {
  readonly isCheck: boolean;
  readonly hasArrow: boolean;
  readonly isOnly: boolean;
  /** Written x₁ or x₂. */
  readonly isIndexed: boolean;
  readonly later: readonly Line[];
};

/** Whether a line follows from what is known. */
export function followEquation(line: Line, known: Known, hints: Hints): Followed {
  const broken =
    line.kind === 'relations' ? brokenLink(line.links.filter(({ from, to }) => isNumber(from.exact) === isNumber(to.exact))) : null;
  const letters = lettersOfLine(line);
  const { previous } = known;
  const substituted = line.kind === 'relations' && line.links.some(({ from, to }) => isNumber(from.exact) !== isNumber(to.exact));
  if (!previous) {
    const begun = begin(line, hints.isOnly);
    if (broken) return { ...begun, verdict: wrong(broken) };
    const [first] = line.kind === 'relations' && line.links.length > 0 ? ['right' as const] : [];
    return substituted ? { ...begun, verdict: { status: 'unchecked' } } : first ? { ...begun, verdict: { status: first } } : begun;
  }
  if (line.kind === 'relations' && letters.size === 0) return numbersOnly(line, known, hints.isCheck);
  if (startsAnew(line, previous)) return begin(line, false);
  const isAside = line.kind === 'relations' && known.letters.size > 0 && ![...letters].some(name => known.letters.has(name));
  const [was, is] = [solveLine(previous), solveLine(line)];
  const ends =
    isAside || substituted
      ? null
      : (inSystem(line, known, hints.hasArrow) ?? (was && is ? compareEnds(line, known, was, is, hints) : null));
  if (ends && ends.verdict.status === 'wrong' && !broken) return ends;
  if (broken) return { verdict: ends?.verdict.status === 'wrong' && isStrong(ends.verdict.reason) ? ends.verdict : wrong(broken), known };
  if (isAside) {
    const numeric = relationsOf(line).every(({ left, right }) => left.node.kind === 'variable' && isNumber(right.exact));
    return { verdict: { status: numeric ? 'aside' : 'unchecked' }, known: { ...known, letters: new Set([...known.letters, ...letters]) } };
  }
  return ends ?? { verdict: { status: 'unchecked' }, known: { ...known, previous: line, rows: [] } };
}

function compareEnds(line: Line, known: Known, was: Solutions, is: Solutions, hints: Hints): Followed | null {
  const { previous } = known;
  const next: Known = { ...known, previous: line, isSolved: relationsOf(line).length === 0 || relationsOf(line).every(isSolved) };
  const same = sameSolutions(was, is);
  const isLength = known.isTriangle && was.kind === 'set' && is.kind === 'set' && is.items.length === 1 && containsAll(was.items, is.items);
  if (same || (isLength && is.items.every(item => toNumber(item) > 0))) return { verdict: { status: 'right' }, known: next };
  // Values put into a formula cannot be followed.
  if (same === null || (was.kind === 'curve' && lettersOfLine(line).size < known.letters.size && known.letters.size > 1)) return null;
  const listed = listing(line, known, was, is, hints.later, hints.isIndexed);
  if (listed) return listed;
  return previous ? { verdict: wrong(diagnoseLines(previous, line, was, is)), known } : null;
}
