import { isNegative, type Rational, rational } from '@eszkerek/numbers/rational';
import { evaluate } from '../../reader/evaluate.ts';
import { isTrouble, rationalValue } from '../../reader/exact.ts';
import type { Node } from '../../reader/node.ts';

export type Binary = Extract<Node, { kind: 'add' | 'sub' | 'mul' | 'pow' }>;

export const op = (kind: Binary['kind'], left: Node, right: Node): Node => ({ kind, left, right });
export const over = (left: Node, right: Node): Node => ({ kind: 'div', left, right, sign: '/' });
export const minus = (of: Node): Node => ({ kind: 'neg', of });
export const number = (value: Rational): Node => ({ kind: 'literal', value, form: 'integer', printed: value.toFraction(), lowest: true });
export const whole = (n: number | bigint): Node => number(rational(n));

export const isSum = (node: Node): node is Binary => node.kind === 'add' || node.kind === 'sub';
export const isTwo = (node: Node): boolean => node.kind === 'literal' && node.value.equals(2);

export const hasLetter = (node: Node): boolean => {
  if (node.kind === 'variable') return true;
  if ('of' in node) return hasLetter(node.of);
  return 'left' in node && (hasLetter(node.left) || hasLetter(node.right));
};

/** The value of a node that is a rational number. */
export function rationalOf(node: Node): Rational | null {
  const value = evaluate(node);
  return isTrouble(value) ? null : rationalValue(value);
}

export const isBelowZero = (node: Node): boolean => {
  const value = rationalOf(node);
  return value !== null && isNegative(value);
};

/** Numerator and denominator of a typed fraction; a whole number has none. */
export function barOf(node: Node): { top: Node; bottom: Node } | null {
  if (node.kind === 'div' && node.sign === '/') return { top: node.left, bottom: node.right };
  if (node.kind !== 'literal' || node.form !== 'mixed') return null;
  return { top: whole(node.value.s * node.value.n), bottom: whole(node.value.d) };
}
