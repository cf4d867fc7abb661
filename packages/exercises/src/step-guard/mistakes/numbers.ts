import type { Node } from '../../reader/node.ts';
import type { Mistaken } from './mistaken.ts';
import { type Binary, hasLetter, isSum, op } from './tree.ts';

type Times = Extract<Node, { left: Node }>;
const isTimes = (node: Node): node is Times => node.kind === 'mul' || node.kind === 'div';

/** The first and the last operand of a chain of products, so that the sum can be done before it. */
const withFirst = (node: Node, change: (first: Node) => Node): Node => {
  if (isTimes(node)) return { ...node, left: withFirst(node.left, change) };
  return change(node);
};
const withLast = (node: Times, change: (last: Node) => Node): Node => ({ ...node, right: change(node.right) });

function sum({ kind, left, right }: Binary): Mistaken[] {
  const found: Mistaken[] = [];
  const reason = 'orderOfOperations';
  // a + b·c as (a + b)·c; in a longer sum only the last term before the product is taken along.
  if (isTimes(right)) {
    found.push({ node: withFirst(right, first => op(kind, left, first)), reason });
    if (isSum(left)) {
      const { kind: outer, left: head, right: last } = left;
      const inner = outer === 'sub' ? (kind === 'add' ? 'sub' : 'add') : kind;
      found.push({
        node: op(
          outer,
          head,
          withFirst(right, first => op(kind, last, first)),
        ),
        reason,
      });
      found.push({
        node: op(
          outer,
          head,
          withFirst(right, first => op(inner, last, first)),
        ),
        reason,
      });
    }
  }
  // a:b + c as a:(b + c).
  if (isTimes(left)) found.push({ node: withLast(left, last => op(kind, last, right)), reason });
  if (isTimes(left) && isTimes(right)) {
    found.push({ node: withFirst(right, first => withLast(left, last => op(kind, last, first))), reason });
  }
  if (isSum(left) && isTimes(left.right)) {
    found.push({
      node: op(
        left.kind,
        left.left,
        withLast(left.right, last => op(kind, last, right)),
      ),
      reason,
    });
  }
  // a − b + c as a − (b + c).
  if (isSum(left) && left.kind === 'sub') found.push({ node: op('sub', left.left, op(kind, left.right, right)), reason: 'leftToRight' });
  return found;
}

function leftToRight(node: Times): Mistaken[] {
  const { left, right } = node;
  if (left.kind !== 'div' || left.sign !== ':') return [];
  const reason = 'leftToRight';
  return [{ node: { ...left, right: { ...node, left: left.right, right } }, reason }];
}

/** Order of operations, in number tasks only: with letters these are mistakes of algebra. */
export function numberMistakes(node: Node): Mistaken[] {
  if (hasLetter(node)) return [];
  if (isSum(node)) return sum(node);
  return isTimes(node) ? leftToRight(node) : [];
}
