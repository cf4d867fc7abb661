import { gcd } from '@eszkerek/numbers/rational';
import { evaluate } from '../reader/evaluate.ts';
import { type Exact, isTrouble } from '../reader/exact.ts';
import type { Node } from '../reader/node.ts';
import { degree, type Poly, variablesOf } from '../reader/poly.ts';

export type ExpressionForm = 'expanded' | 'factored' | 'fraction';
export type Expression = { readonly node: Node; readonly exact: Exact };

const unsigned = (node: Node): Node => (node.kind === 'neg' ? unsigned(node.of) : node);

/** Factors of a product, a power counted as often as it stands there. */
function factorsOf(node: Node): Node[] {
  const body = unsigned(node);
  if (body.kind === 'mul') return [...factorsOf(body.left), ...factorsOf(body.right)];
  if (body.kind === 'pow' && body.right.kind === 'literal' && body.right.value.d === 1n && body.right.value.n <= 10n) {
    return Array.from({ length: Number(body.right.value.n) }, () => factorsOf(body.left)).flat();
  }
  if (body.kind === 'div' && body.right.kind === 'literal') return factorsOf(body.left);
  return [body];
}

function polyOf(node: Node): Poly | null {
  const value = evaluate(node);
  return isTrouble(value) ? null : value.num;
}

const isLetterFactor = (poly: Poly): boolean => variablesOf(poly).length > 0;

/** No whole number can be taken out of the factor. */
function isPrimitive(poly: Poly): boolean {
  const coefs = [...poly.values()].map(t => t.coef);
  return poly.size < 2 || coefs.some(c => c.d !== 1n) || coefs.reduce((g, c) => gcd(g, c.n), 0n) === 1n;
}

const letterFactors = (node: Node): Poly[] =>
  factorsOf(node)
    .flatMap(f => polyOf(f) ?? [])
    .filter(isLetterFactor);

const isSum = (node: Node): boolean => node.kind === 'add' || node.kind === 'sub';
const termsOf = (node: Node): Node[] => {
  if (node.kind === 'add' || node.kind === 'sub') return [...termsOf(node.left), ...termsOf(node.right)];
  return node.kind === 'neg' && isSum(node.of) ? [node] : [unsigned(node)];
};

/** Numbers and letters of a term; `null` when brackets with a sum are left in it. */
function leaves(node: Node): { numbers: number; letters: string[] } | null {
  switch (node.kind) {
    case 'literal':
      return { numbers: 1, letters: [] };
    case 'pi':
      return { numbers: 0, letters: ['π'] };
    case 'variable':
      return { numbers: 0, letters: [node.name] };
    case 'sqrt':
      return { numbers: 0, letters: ['√'] };
    case 'neg':
      return leaves(node.of);
    case 'pow':
      return node.left.kind === 'variable' || node.left.kind === 'pi' ? leaves(node.left) : null;
    case 'mul':
    case 'div': {
      const [left, right] = [leaves(node.left), leaves(node.right)];
      if (!left || !right || (node.kind === 'div' && right.letters.length > 0)) return null;
      const numbers = node.kind === 'div' ? Math.max(left.numbers, right.numbers) : left.numbers + right.numbers;
      return { numbers, letters: [...left.letters, ...right.letters] };
    }
    default:
      return null;
  }
}

function isExpanded({ node, exact }: Expression): boolean {
  const terms = termsOf(node);
  const tidy = terms.every(term => {
    const found = leaves(term);
    return found !== null && found.numbers <= 1 && new Set(found.letters).size === found.letters.length;
  });
  return tidy && terms.length === Math.max(1, exact.num.size) && !isLetterFactor(exact.den);
}

/** As many letter factors of the same degrees as in the key, and nothing left to take out. */
function isFactoredLike(answer: Expression, key: Expression): boolean {
  const [mine, wanted] = [letterFactors(answer.node), letterFactors(key.node)];
  const degrees = (polys: Poly[]): string => polys.map(degree).sort().join();
  return degrees(mine) === degrees(wanted) && (mine.every(isPrimitive) || !wanted.every(isPrimitive));
}

/** No common factor left: the typed fraction is not of higher degree than the key. */
const isReducedLike = (answer: Expression, key: Expression): boolean =>
  degree(answer.exact.num) <= degree(key.exact.num) && degree(answer.exact.den) <= degree(key.exact.den);

/** The form the key itself has, which is what the question wants when it does not say more. */
export function formOfKey(key: Expression): ExpressionForm {
  if (isLetterFactor(key.exact.den)) return 'fraction';
  const factors = factorsOf(key.node);
  return factors.length > 1 && factors.some(isSum) ? 'factored' : 'expanded';
}

export function hasForm(form: ExpressionForm, answer: Expression, key: Expression): boolean {
  if (form === 'expanded') return isExpanded(answer);
  return form === 'factored' ? isFactoredLike(answer, key) : isReducedLike(answer, key);
}
