import { gcd } from '@eszkerek/numbers/rational';
import { type Exact, rationalValue, splitRoot } from './exact.ts';
import type { Node } from './node.ts';

/**
 * How a number was written. `computed` still holds an operation to carry out (2+3, √9, 2^3),
 * so it is not an answer yet. `lowest`: nothing left to simplify.
 */
export type NumberForm = {
  readonly kind: 'integer' | 'decimal' | 'repeating' | 'fraction' | 'mixed' | 'radical' | 'pi' | 'computed';
  readonly lowest: boolean;
};

const COMPUTED: NumberForm = { kind: 'computed', lowest: false };

const unsigned = (node: Node): Node => (node.kind === 'neg' ? node.of : node);
const isInteger = (node: Node): boolean => node.kind === 'literal' && node.form === 'integer';

function fractionForm(node: Node): NumberForm | null {
  if (node.kind !== 'div' || node.sign !== '/') return null;
  const [top, bottom] = [unsigned(node.left), unsigned(node.right)];
  if (top.kind !== 'literal' || bottom.kind !== 'literal') return null;
  const whole = isInteger(top) && isInteger(bottom) && node.right.kind !== 'neg';
  return { kind: 'fraction', lowest: whole && gcd(top.value.n, bottom.value.n) === 1n && bottom.value.n !== 1n };
}

type Part = { top: Node[]; bottom: Node[] };

/** Factors above and below the bar of one term, `null` when an operation is left in it. */
function factors(node: Node): Part | null {
  if (node.kind === 'neg') return factors(node.of);
  if (node.kind === 'mul' || node.kind === 'div') {
    const [left, right] = [factors(node.left), factors(node.right)];
    if (!left || !right || (node.kind === 'div' && node.sign === ':')) return null;
    const [up, down] = node.kind === 'mul' ? [right.top, right.bottom] : [right.bottom, right.top];
    return { top: [...left.top, ...up], bottom: [...left.bottom, ...down] };
  }
  if (node.kind === 'pow') return node.left.kind === 'pi' ? { top: [node.left], bottom: [] } : null;
  return node.kind === 'add' || node.kind === 'sub' ? null : { top: [node], bottom: [] };
}

const isSquareFree = (node: Node): boolean =>
  node.kind === 'sqrt' && node.of.kind === 'literal' && isInteger(node.of) && splitRoot(node.of.value.n)?.outside === 1n;

/** One term of a number with √ or π: at most one number and one root above the bar, one number below. */
function termForm(node: Node): NumberForm | null {
  const parts = factors(node);
  if (!parts) return null;
  const all = [...parts.top, ...parts.bottom];
  const roots = all.filter(n => n.kind === 'sqrt');
  const numbers = parts.top.filter(n => n.kind === 'literal');
  const below = parts.bottom.filter(n => n.kind === 'literal');
  if (roots.some(r => r.of.kind !== 'literal') || roots.length > 2 || numbers.length > 1 || below.length > 1) return null;
  const [number, divisor] = [numbers[0]?.value.n ?? 1n, below[0]?.value.n ?? 1n];
  const reduced = numbers.every(n => n.lowest) && gcd(number, divisor) === 1n && divisor !== 0n && below.every(isInteger);
  const simple = roots.length <= 1 && roots.every(isSquareFree) && parts.bottom.every(n => n.kind === 'literal' && n.value.n !== 1n);
  return { kind: all.some(n => n.kind === 'pi') ? 'pi' : 'radical', lowest: reduced && simple };
}

const termsOf = (node: Node): Node[] =>
  node.kind === 'add' || node.kind === 'sub' ? [...termsOf(node.left), ...termsOf(node.right)] : [node];

const coefficients = (terms: readonly Node[]): bigint[] =>
  terms.map(term => {
    const number = factors(term)?.top.find(n => n.kind === 'literal');
    return number?.kind === 'literal' ? number.value.n : 1n;
  });

/** (1+√5)/2: a sum over one number is still a single written number. */
function sumForm(node: Node, value: Exact): NumberForm {
  const sum = node.kind === 'div' && node.sign === '/' && (node.left.kind === 'add' || node.left.kind === 'sub') ? node : null;
  const divisor = sum && sum.right.kind === 'literal' && isInteger(sum.right) ? sum.right.value.n : null;
  const terms = termsOf(sum && divisor ? sum.left : node);
  const forms = terms.map(term => termForm(term));
  if (terms.length !== value.num.size || forms.some(f => f === null)) return COMPUTED;
  const reduced = divisor === null || coefficients(terms).reduce(gcd, divisor) === 1n;
  return { kind: forms.some(f => f?.kind === 'pi') ? 'pi' : 'radical', lowest: reduced && forms.every(f => f?.lowest) };
}

export function numberForm(node: Node, value: Exact): NumberForm {
  const body = unsigned(node);
  if (body.kind === 'literal') return { kind: body.form, lowest: body.lowest };
  const fraction = fractionForm(body);
  if (fraction) return fraction;
  return rationalValue(value) ? COMPUTED : sumForm(body, value);
}
