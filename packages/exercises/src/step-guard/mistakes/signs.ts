import type { Node } from '../../reader/node.ts';
import type { Mistaken } from './mistaken.ts';
import { hasLetter, isBelowZero, isSum, minus, op, rationalOf } from './tree.ts';

const absolute = (node: Node): Node => (isBelowZero(node) ? minus(node) : node);

/** All that |a| and |b| can give together. */
function signedSums(node: Extract<Node, { kind: 'add' | 'sub' | 'mul' | 'pow' }>): Mistaken[] {
  const [a, b] = [absolute(node.left), absolute(node.right)];
  const [plus, less] = [op('add', a, b), op('sub', a, b)];
  return [plus, minus(plus), less, minus(less)].map(changed => ({ node: changed, reason: 'signedSum' }));
}

/** A negative sum somewhere on the way makes it a matter of signed numbers. */
const isSigned = (node: Node): boolean => isBelowZero(node) || ('left' in node && (isBelowZero(node.left) || isBelowZero(node.right)));

/** Mistakes of sign. */
export function signMistakes(node: Node): Mistaken[] {
  const found: Mistaken[] = [];
  if ((node.kind === 'mul' || node.kind === 'div') && (isBelowZero(node.left) || isBelowZero(node.right) || hasMinus(node))) {
    found.push({ node: minus(node), reason: 'signProduct' });
  }
  if (isSum(node)) {
    const { kind, left, right } = node;
    if (right.kind === 'neg' && kind === 'sub') found.push({ node: op('sub', left, right.of), reason: 'minusMinus' });
    if (!hasLetter(node) && rationalOf(node) && isSigned(node)) found.push(...signedSums(node));
    found.push({ node: op(kind === 'add' ? 'sub' : 'add', left, right), reason: 'sign' });
  }
  if (node.kind === 'neg') found.push({ node: node.of, reason: node.of.kind === 'mul' || node.of.kind === 'div' ? 'signProduct' : 'sign' });
  return found;
}

const hasMinus = (node: Extract<Node, { left: Node }>): boolean => node.left.kind === 'neg' || node.right.kind === 'neg';
