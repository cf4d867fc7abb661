import type { Node } from '../../reader/node.ts';
import type { Mistaken } from './mistaken.ts';
import { type Binary, hasLetter, isSum, isTwo, minus, op, over, whole } from './tree.ts';

const square = (node: Node): Node => op('pow', node, whole(2));

function product(node: Binary): Mistaken[] {
  const found: Mistaken[] = [];
  const { left, right } = node;
  if (isSum(left) && isSum(right)) {
    const ends = [op('mul', left.left, right.left), op('mul', left.right, right.right)] as const;
    const kind = left.kind === right.kind ? 'add' : 'sub';
    if (left.kind !== right.kind) {
      found.push({ node: op('add', ...ends), reason: 'conjugate' });
      // (2x + 1)(2x − 1) as 2x² − 1.
      if (baseOf(left.left) === baseOf(right.left) && baseOf(left.right) === baseOf(right.right))
        found.push({ node: op('sub', unsquared(left.left), unsquared(left.right)), reason: 'powerOfProduct' });
    }
    found.push({ node: op(kind, ...ends), reason: 'everyTerm' }, { node: op('sub', ...ends), reason: 'everyTerm' });
    found.push({ node: op(right.kind, op('mul', left, right.left), right.right), reason: 'everyTerm' });
  } else {
    for (const [factor, sum] of [
      [left, right],
      [right, left],
    ] as const) {
      if (!isSum(sum)) continue;
      const reason = hasLetter(node) ? 'firstOnly' : 'bracketFirst';
      found.push({ node: op(sum.kind, op('mul', factor, sum.left), sum.right), reason });
      found.push({ node: op(sum.kind, sum.left, op('mul', factor, sum.right)), reason });
    }
  }
  if (hasLetter(left) && hasLetter(right)) {
    const [a, b] = [coefficient(left), coefficient(right)];
    if (a.letters && b.letters) found.push({ node: op('mul', op('mul', a.number, b.number), a.letters), reason: 'productOfLetters' });
  }
  return found;
}

/** A number and the letters behind it. */
function coefficient(node: Node): { number: Node; letters: Node | null } {
  if (node.kind === 'mul' && !hasLetter(node.left) && hasLetter(node.right)) return { number: node.left, letters: node.right };
  return hasLetter(node) ? { number: whole(1), letters: isSum(node) ? null : node } : { number: node, letters: null };
}

function sum(node: Binary): Mistaken[] {
  const found: Mistaken[] = [];
  const { kind, left, right } = node;
  const [a, b] = [coefficient(left), coefficient(right)];
  if (a.letters || b.letters) {
    const together = op(kind, a.number, b.number);
    const [one, other] = [a.letters, b.letters];
    if (!isSum(left) && !isSum(right)) {
      // 13 − 2(x + 1) as 11(x + 1) is a matter of order.
      const isBefore = other !== null && isSum(other) && !one;
      if (!one || !other)
        found.push({ node: op('mul', together, one ?? other ?? whole(1)), reason: isBefore ? 'orderOfOperations' : 'unlikeTerms' });
      else {
        const same = baseOf(one) === baseOf(other);
        found.push({ node: op('mul', together, op('mul', one, other)), reason: same ? 'likeTermsPower' : 'unlikeTerms' });
        if (same) found.push({ node: op('mul', one, other), reason: 'likeTermsPower' });
        found.push({ node: op('mul', together, one), reason: 'unlikeTerms' }, { node: op('mul', together, other), reason: 'unlikeTerms' });
      }
    }
  }
  // The last two terms of a longer sum, added although they are unlike: 4x + 2x + 3 → 4x + 5x.
  if (isSum(left) && hasLetter(node) && hasLetter(left.right) !== hasLetter(right)) {
    const [c, d] = [coefficient(left.right), coefficient(right)];
    const signed = kind === left.kind ? 'add' : 'sub';
    const letters = c.letters ?? d.letters;
    if (letters) found.push({ node: op(left.kind, left.left, op('mul', op(signed, c.number, d.number), letters)), reason: 'unlikeTerms' });
  }
  if (isSum(left) && hasLetter(node)) found.push(...allTogether(node));
  return found;
}

/** 2x + 2 + 3 as 7x. */
function allTogether(node: Binary): Mistaken[] {
  const parts = termsOf(node).map(coefficient);
  const [letters, ...others] = parts.flatMap(part => part.letters ?? []);
  if (!letters || parts.length > 5 || others.some(other => baseOf(other) !== baseOf(letters))) return [];
  const [first, ...rest] = parts.map(part => part.number);
  return first
    ? [
        {
          node: op(
            'mul',
            rest.reduce((sum, part) => op('add', sum, part), first),
            letters,
          ),
          reason: 'unlikeTerms',
        },
      ]
    : [];
}

/** Terms of a sum, the minus sign taken to the number. */
function termsOf(node: Node): Node[] {
  if (node.kind === 'add') return [...termsOf(node.left), ...termsOf(node.right)];
  if (node.kind !== 'sub') return [node];
  const last = coefficient(node.right);
  return [...termsOf(node.left), last.letters ? op('mul', minus(last.number), last.letters) : minus(last.number)];
}

/** The same text for the same letters and exponents. */
const baseOf = (node: Node): string => {
  if (node.kind === 'variable') return node.name;
  if (node.kind === 'literal') return node.printed;
  if ('of' in node) return `${node.kind}(${baseOf(node.of)})`;
  return 'left' in node ? `${node.kind}(${baseOf(node.left)},${baseOf(node.right)})` : node.kind;
};

function minusBracket(node: Node): Mistaken[] {
  const found: Mistaken[] = [];
  const add = (changed: Node, letters: boolean): void => {
    found.push({ node: changed, reason: letters ? 'minusBracket' : 'bracketFirst' });
  };
  if (node.kind === 'neg' && isSum(node.of)) add(op(node.of.kind, minus(node.of.left), node.of.right), true);
  if (node.kind === 'sub' && isSum(node.right))
    add(op(node.right.kind, op('sub', node.left, node.right.left), node.right.right), hasLetter(node));
  const inner = node.kind === 'sub' ? node.right : node.kind === 'neg' ? node.of : null;
  if (inner?.kind === 'mul' && isSum(inner.right)) {
    const { left: factor, right: sum } = inner;
    const first = op('mul', factor, sum.left);
    const head = node.kind === 'sub' ? op('sub', node.left, first) : minus(first);
    add(op(sum.kind, head, op('mul', factor, sum.right)), true);
    // 13 − 2(x + 1) as 13 − 2x + 1.
    if (hasLetter(node)) found.push({ node: op(sum.kind, head, sum.right), reason: 'firstOnly' });
  }
  // −2(x − 3) is read as (−2)·(x − 3).
  if (node.kind === 'mul' && node.left.kind === 'neg' && isSum(node.right)) {
    const { left: factor, right: sum } = node;
    add(op(sum.kind, op('mul', factor, sum.left), op('mul', factor.of, sum.right)), true);
  }
  return found;
}

/** (2x)² as 2x². */
const unsquared = (node: Node): Node => (node.kind === 'mul' ? op('mul', node.left, square(node.right)) : square(node));

function squares(node: Node): Mistaken[] {
  if (node.kind !== 'pow' || !isTwo(node.right) || !isSum(node.left)) return [];
  const { kind, left, right } = node.left;
  const reason = kind === 'add' ? 'squareOfSum' : 'squareOfDifference';
  const [a, b, ab] = [square(left), square(right), op('mul', left, right)];
  const twice = op('mul', whole(2), ab);
  const wrong = [
    op('add', a, b),
    op('sub', a, b),
    op('add', op(kind, a, ab), b),
    op('sub', op(kind, a, ab), b),
    op('sub', op(kind, a, twice), b),
    op('add', op(kind === 'add' ? 'sub' : 'add', a, twice), b),
    op('add', op(kind, a, op('mul', twice, whole(2))), b),
    op('add', op(kind, left, twice), b),
    op('add', op(kind, unsquared(left), twice), b),
    op('add', op(kind, a, twice), unsquared(right)),
    op('add', unsquared(left), b),
    op('add', op(kind, a, twice), right),
  ];
  return wrong.map(changed => ({ node: changed, reason }));
}

/** (x + 6)/6 with one term of the sum cancelled. */
function cancelled(node: Node): Mistaken[] {
  if (node.kind !== 'div' || !isSum(node.left)) return [];
  const { kind, left, right } = node.left;
  const below = node.right;
  const reason = 'cancelSum';
  const found: Mistaken[] = [
    { node: op(kind, over(left, below), right), reason },
    { node: op(kind, left, over(right, below)), reason },
    { node: left, reason },
    { node: right, reason },
  ];
  return hasLetter(node) ? found : found.slice(0, 2).map(m => ({ ...m, reason: 'bracketFirst' }));
}

/** Mistakes of algebra: brackets, identities, like terms, cancelling. */
export const letterMistakes = (node: Node): Mistaken[] => [
  ...minusBracket(node),
  ...(node.kind === 'mul' ? product(node) : []),
  ...squares(node),
  ...cancelled(node),
  ...(isSum(node) ? sum(node) : []),
];
