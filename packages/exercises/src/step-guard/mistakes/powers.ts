import { rational } from '@eszkerek/numbers/rational';
import type { Node } from '../../reader/node.ts';
import type { Mistaken } from './mistaken.ts';
import { hasLetter, isBelowZero, isSum, minus, op, over, rationalOf, whole } from './tree.ts';

type Power = { base: Node; exponent: Node };
const powerOf = (node: Node): Power | null => (node.kind === 'pow' ? { base: node.left, exponent: node.right } : null);

function twoPowers(node: Extract<Node, { left: Node }>): Mistaken[] {
  const [a, b] = [powerOf(node.left), powerOf(node.right)];
  if (!a || !b) return [];
  const raised = (base: Node, exponent: Node): Node => op('pow', base, exponent);
  if (node.kind === 'mul') {
    return [
      { node: raised(a.base, op('mul', a.exponent, b.exponent)), reason: 'powersMultiplied' },
      { node: raised(op('mul', a.base, b.base), op('add', a.exponent, b.exponent)), reason: 'basesKept' },
      { node: raised(op('mul', a.base, b.base), op('mul', a.exponent, b.exponent)), reason: 'powersMultiplied' },
      { node: raised(op('add', a.base, b.base), op('add', a.exponent, b.exponent)), reason: 'basesKept' },
    ];
  }
  if (node.kind === 'div') {
    return [
      { node: raised(a.base, over(a.exponent, b.exponent)), reason: 'powersDivided' },
      { node: raised(a.base, op('add', a.exponent, b.exponent)), reason: 'powersDivided' },
      { node: raised(over(a.base, b.base), op('sub', a.exponent, b.exponent)), reason: 'basesKept' },
    ];
  }
  const together = op(node.kind, a.exponent, b.exponent);
  return [
    { node: raised(a.base, together), reason: 'powersAdded' },
    { node: raised(op(node.kind, a.base, b.base), together), reason: 'powersAdded' },
    ...(rationalOf(a.exponent)?.equals(rationalOf(b.exponent) ?? rational(-1))
      ? [{ node: raised(op(node.kind, a.base, b.base), a.exponent), reason: 'powersAdded' } as const]
      : []),
  ];
}

const factorsOf = (node: Node): Node[] => (node.kind === 'mul' ? [...factorsOf(node.left), ...factorsOf(node.right)] : [node]);

/** (3ab)² with some of the factors left as they were. */
function someRaised(factors: readonly Node[], exponent: Node): Node[] {
  const found: Node[] = [];
  for (let mask = 1; mask < 2 ** factors.length - 1; mask++) {
    const [first, ...rest] = factors.map((factor, i): Node => ((mask >> i) & 1 ? op('pow', factor, exponent) : factor));
    if (first) found.push(rest.reduce((product, factor) => op('mul', product, factor), first));
  }
  return found;
}

function power({ base, exponent }: Power): Mistaken[] {
  const found: Mistaken[] = [];
  const outer = powerOf(base);
  if (outer) found.push({ node: op('pow', outer.base, op('add', outer.exponent, exponent)), reason: 'powerOfPower' });
  const raised = op('pow', base, exponent);
  if (base.kind === 'mul' || base.kind === 'div') {
    const reason = 'powerOfProduct';
    found.push({ node: { ...base, right: op('pow', base.right, exponent) }, reason });
    found.push({ node: { ...base, left: op('pow', base.left, exponent) }, reason });
    const factors = factorsOf(base);
    if (factors.length > 2 && factors.length < 5) found.push(...someRaised(factors, exponent).map(node => ({ node, reason }) as const));
    if (base.kind === 'mul') found.push({ node: op('mul', op('mul', base.left, exponent), op('pow', base.right, exponent)), reason });
  }
  if (isBelowZero(base) || base.kind === 'neg') found.push({ node: minus(raised), reason: 'powerSign' });
  if (!isSum(base)) found.push({ node: op('mul', base, exponent), reason: 'powerAsProduct' });
  // 3² as 8 is rather 9 counted wrong than 2³.
  const [own, turned] = [rationalOf(raised), hasLetter(base) ? null : rationalOf(op('pow', exponent, base))];
  if (own && turned && own.sub(turned).abs().compare(1) > 0) found.push({ node: op('pow', exponent, base), reason: 'powerAsProduct' });
  if (rationalOf(exponent)?.n === 0n) found.push({ node: whole(0), reason: 'powerAsProduct' });
  return found;
}

function root(of: Node): Mistaken[] {
  const found: Mistaken[] = [{ node: over(of, whole(2)), reason: 'rootHalf' }];
  if (isSum(of)) found.unshift({ node: op(of.kind, { kind: 'sqrt', of: of.left }, { kind: 'sqrt', of: of.right }), reason: 'rootOfSum' });
  found.push({ node: of, reason: 'rootHalf' });
  return found;
}

const surdOf = (node: Node): { factor: Node; under: Node } | null => {
  if (node.kind === 'sqrt') return { factor: whole(1), under: node.of };
  return node.kind === 'mul' && node.right.kind === 'sqrt' ? { factor: node.left, under: node.right.of } : null;
};

function sumOfRoots(node: Extract<Node, { kind: 'add' | 'sub' | 'mul' | 'pow' }>): Mistaken[] {
  const [a, b] = [surdOf(node.left), surdOf(node.right)];
  const kind = node.kind;
  if (a && b) {
    const plain = node.left.kind === 'sqrt' && node.right.kind === 'sqrt';
    const under: Node = { kind: 'sqrt', of: op(kind, a.under, b.under) };
    const factor = op(kind, a.factor, b.factor);
    return [
      ...(plain ? [{ node: under, reason: 'rootOfSum' } as const] : []),
      { node: op('mul', factor, under), reason: 'unlikeRoots' },
      { node: op('mul', factor, { kind: 'sqrt', of: op('mul', a.under, b.under) }), reason: 'unlikeRoots' },
      { node: op('mul', factor, { kind: 'sqrt', of: a.under }), reason: 'unlikeRoots' },
      { node: op('mul', factor, { kind: 'sqrt', of: b.under }), reason: 'unlikeRoots' },
    ];
  }
  const [surd, rest] = a ? [a, node.right] : b ? [b, node.left] : [null, null];
  if (!surd || hasLetter(rest)) return [];
  const factor = a ? op(kind, surd.factor, rest) : op(kind, rest, surd.factor);
  return [{ node: op('mul', factor, { kind: 'sqrt', of: surd.under }), reason: 'unlikeRoots' }];
}

/** Mistakes with powers, roots and absolute values. */
export function powerMistakes(node: Node): Mistaken[] {
  if (node.kind === 'neg' && node.of.kind === 'pow') return [{ node: op('pow', minus(node.of.left), node.of.right), reason: 'powerSign' }];
  if (node.kind === 'sqrt') return root(node.of);
  if (node.kind === 'abs') return [node.of, minus(node)].map(changed => ({ node: changed, reason: 'absolute' }));
  if (!('left' in node)) return [];
  const found = twoPowers(node);
  if (node.kind === 'pow') found.push(...power({ base: node.left, exponent: node.right }));
  if (isSum(node)) found.push(...sumOfRoots(node));
  if (node.kind === 'mul' && node.right.kind === 'pow' && !hasLetter(node)) {
    found.push({ node: op('pow', op('mul', node.left, node.right.left), node.right.right), reason: 'powerFirst' });
  }
  if (isSum(node) && node.right.kind === 'pow' && !hasLetter(node)) {
    found.push({ node: op('pow', op(node.kind, node.left, node.right.left), node.right.right), reason: 'powerFirst' });
  }
  return found;
}
