import type { Rational } from '@eszkerek/numbers/rational';
import { isTrouble, sub } from '../reader/exact.ts';
import { variablesOf } from '../reader/poly.ts';
import type { Relation } from './line.ts';

/** A linear equation as coefficients by letter; the constant has the empty name. */
export type Row = ReadonlyMap<string, Rational>;

export function rowOf({ left, sign, right }: Relation): Row | null {
  const difference = sub(left.exact, right.exact);
  if (sign !== '=' || isTrouble(difference) || variablesOf(difference.den).length > 0) return null;
  const row = new Map<string, Rational>();
  for (const { coef, root, pi, vars } of difference.num.values()) {
    const [letter] = vars;
    if (root !== 1n || pi !== 0 || vars.length > 1 || (letter && (letter[1] !== 1 || letter[0].startsWith('|')))) return null;
    row.set(letter?.[0] ?? '', coef);
  }
  return row;
}

export const lettersIn = (rows: readonly Row[]): Set<string> => new Set(rows.flatMap(row => [...row.keys()]).filter(name => name !== ''));

function minusTimes(row: Row, other: Row, factor: Rational): Row {
  const result = new Map(row);
  for (const [name, coef] of other) {
    const left = (result.get(name) ?? coef.sub(coef)).sub(coef.mul(factor));
    if (left.n === 0n) result.delete(name);
    else result.set(name, left);
  }
  return result;
}

const pivotOf = (row: Row): string | undefined => [...row.keys()].filter(name => name !== '').sort()[0];

/** What is left of a row after taking away all it owes to the others. */
function reduced(row: Row, echelon: readonly Row[]): Row {
  return echelon.reduce((rest, other) => {
    const pivot = pivotOf(other);
    const [mine, theirs] = pivot ? [rest.get(pivot), other.get(pivot)] : [];
    return mine && theirs ? minusTimes(rest, other, mine.div(theirs)) : rest;
  }, row);
}

/** Rows of which none follows from the ones before. */
export function echelonOf(rows: readonly Row[]): Row[] {
  const echelon: Row[] = [];
  for (const row of rows) {
    const rest = reduced(row, echelon);
    if (pivotOf(rest)) {
      echelon.push(rest);
      echelon.sort((a, b) => ((pivotOf(a) ?? '') < (pivotOf(b) ?? '') ? -1 : 1));
    }
  }
  return echelon;
}

export const follows = (row: Row, echelon: readonly Row[]): boolean => reduced(row, echelon).size === 0;

/** `y = 10 + x` after `x + y = 10` is a step gone wrong, not a second equation: same numbers, a letter set free. */
export function isRearrangement(before: Relation, after: Relation): boolean {
  const [a, b] = [rowOf(before), rowOf(after)];
  // K = 2a + 2b is a formula: the next line with the same letters rearranges it.
  if (a && b && lettersIn([a]).size > 2 && !a.has('') && !b.has('') && [...a.keys()].every(name => b.has(name))) return true;
  // Capital letters are those of formulas.
  if (a && b && [...a.keys()].some(name => /[A-Z]/.test(name)) && [...a.keys()].every(name => name === '' || b.has(name))) return true;
  const isFree = (relation: Relation): boolean => [relation.left, relation.right].some(side => side.node.kind === 'variable');
  if (!a || !b || a.size !== b.size || isFree(before) || !isFree(after)) return false;
  return [...a].every(([name, coef]) => b.get(name)?.abs().equals(coef.abs()));
}
