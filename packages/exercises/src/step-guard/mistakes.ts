import { rational } from '@eszkerek/numbers/rational';
import type { Node } from '../reader/node.ts';
import { say } from './messages.ts';

/** A line as a frequent mistake would have changed it, and what to say about that mistake. */
export type Mistaken = { readonly node: Node; readonly message: string };

const op = (kind: 'add' | 'sub' | 'mul' | 'pow', left: Node, right: Node): Node => ({ kind, left, right });
const over = (left: Node, right: Node): Node => ({ kind: 'div', left, right, sign: '/' });
const minus = (of: Node): Node => ({ kind: 'neg', of });
const whole = (n: number): Node => ({ kind: 'literal', value: rational(n), form: 'integer', printed: String(n), lowest: true });

const isSum = (node: Node): node is Extract<Node, { kind: 'add' | 'sub' | 'mul' | 'pow' }> => node.kind === 'add' || node.kind === 'sub';
const isTwo = (node: Node): boolean => node.kind === 'literal' && node.value.equals(2);
const hasLetter = (node: Node): boolean => {
  if (node.kind === 'variable') return true;
  if (node.kind === 'neg' || node.kind === 'sqrt') return hasLetter(node.of);
  return 'left' in node && (hasLetter(node.left) || hasLetter(node.right));
};

/** Mistakes at the top of the tree, most telling first. */
function here(node: Node): Mistaken[] {
  const found: Mistaken[] = [];
  if (node.kind === 'mul') {
    for (const [factor, sum, front] of [
      [node.left, node.right, true],
      [node.right, node.left, false],
    ] as const) {
      if (!isSum(sum)) continue;
      const first = front ? op('mul', factor, sum.left) : op('mul', sum.left, factor);
      found.push({ node: op(sum.kind, first, sum.right), message: say.firstOnly });
    }
    if (node.left.kind === 'pow' && node.right.kind === 'pow') {
      found.push({ node: op('pow', node.left.left, op('mul', node.left.right, node.right.right)), message: say.powersMultiplied });
    }
  }
  if (node.kind === 'neg' && isSum(node.of)) {
    found.push({ node: op(node.of.kind, minus(node.of.left), node.of.right), message: say.minusBracket });
  }
  if (node.kind === 'sub' && isSum(node.right)) {
    found.push({ node: op(node.right.kind, op('sub', node.left, node.right.left), node.right.right), message: say.minusBracket });
  }
  if (node.kind === 'sub' && node.right.kind === 'mul' && isSum(node.right.right)) {
    const { left: factor, right: sum } = node.right;
    found.push({
      node: op(sum.kind, op('sub', node.left, op('mul', factor, sum.left)), op('mul', factor, sum.right)),
      message: say.minusBracket,
    });
  }
  if (node.kind === 'pow' && isTwo(node.right) && isSum(node.left)) {
    const [a, b] = [op('pow', node.left.left, whole(2)), op('pow', node.left.right, whole(2))];
    const message = node.left.kind === 'add' ? say.squareOfSum : say.squareOfDifference;
    found.push({ node: op('add', a, b), message }, { node: op('sub', a, b), message });
  }
  if (isSum(node)) found.push(...sumMistakes(node));
  return found;
}

function sumMistakes(node: Extract<Node, { kind: 'add' | 'sub' | 'mul' | 'pow' }>): Mistaken[] {
  const { kind, left, right } = node;
  const found: Mistaken[] = [];
  if (left.kind === 'div' && right.kind === 'div') {
    found.push({ node: over(op(kind, left.left, right.left), op(kind, left.right, right.right)), message: say.acrossBars });
    found.push({ node: over(op(kind, left.left, right.left), op('mul', left.right, right.right)), message: say.acrossBars });
  }
  for (const [term, number] of [
    [left, right],
    [right, left],
  ] as const) {
    if (term.kind === 'mul' && term.left.kind === 'literal' && hasLetter(term.right) && number.kind === 'literal') {
      const [a, b] = term === left ? [term.left, number] : [number, term.left];
      found.push({ node: op('mul', op(kind, a, b), term.right), message: say.unlikeTerms });
    }
  }
  if (right.kind === 'mul' && !hasLetter(right))
    found.push({ node: op('mul', op(kind, left, right.left), right.right), message: say.orderOfOperations });
  found.push({ node: op(kind === 'add' ? 'sub' : 'add', left, right), message: say.sign });
  return found;
}

const MAX_FOUND = 60;

/** Every single mistake of the list, at every place of the tree; signs are tried last. */
export function mistakenForms(node: Node): Mistaken[] {
  const all = everywhere(node);
  return [...all.filter(m => m.message !== say.sign), ...all.filter(m => m.message === say.sign)].slice(0, MAX_FOUND);
}

function everywhere(node: Node): Mistaken[] {
  const own = here(node);
  if (node.kind === 'neg' || node.kind === 'sqrt')
    return [...own, ...everywhere(node.of).map(m => ({ ...m, node: { ...node, of: m.node } }))];
  if (!('left' in node)) return own;
  return [
    ...own,
    ...everywhere(node.left).map(m => ({ ...m, node: { ...node, left: m.node } })),
    ...everywhere(node.right).map(m => ({ ...m, node: { ...node, right: m.node } })),
  ];
}

/** Terms of a sum with their signs. */
export function signedTerms(node: Node): Node[] {
  if (node.kind === 'add') return [...signedTerms(node.left), ...signedTerms(node.right)];
  if (node.kind === 'sub') return [...signedTerms(node.left), ...signedTerms(node.right).map(minus)];
  return [node];
}
