import { groupDigits } from '@eszkerek/numbers/hungarian';
import { decimalPlaces, isInteger, isNegative, isOne, type Rational } from '@eszkerek/numbers/rational';
import type { Exact } from './exact.ts';
import { rationalValue } from './exact.ts';
import type { Node } from './node.ts';
import { asRational, type Poly, type Term, termDegree } from './poly.ts';

const MINUS = '−';
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const MAX_DECIMALS = 6;

const superscript = (digits: string): string => digits.replace(/\d/g, d => SUPERSCRIPTS[Number(d)] ?? d).replace(/[-−]/g, '⁻');

function unsigned(r: Rational, style: NumberStyle): string {
  if (isInteger(r)) return groupDigits(r.n.toString());
  const places = decimalPlaces(r);
  if (style === 'fraction' || places === null || places > MAX_DECIMALS) return `${r.n}/${r.d}`;
  const digits = ((r.n * 10n ** BigInt(places)) / r.d).toString().padStart(places + 1, '0');
  return `${groupDigits(digits.slice(0, -places))},${digits.slice(-places)}`;
}

/** `decimal`: 3,5 when the decimal is short, else 7/3. `fraction`: always 7/2. */
export type NumberStyle = 'decimal' | 'fraction';

/** A rational number as Hungarian pupils write it: decimal comma, − sign, groups from five digits. */
export const printRational = (r: Rational, style: NumberStyle = 'decimal'): string =>
  `${isNegative(r) ? MINUS : ''}${unsigned(r.abs(), style)}`;

function printTerm(term: Term, style: NumberStyle): string {
  const letters = term.vars.map(([name, power]) => (power === 1 ? name : `${name}${superscript(String(power))}`)).join('');
  const pi = term.pi === 0 ? '' : term.pi === 1 ? 'π' : `π${superscript(String(term.pi))}`;
  const symbols = `${term.root === 1n ? '' : `√${term.root}`}${term.root !== 1n && (pi || letters) ? ' · ' : ''}${pi}${letters}`;
  const size = term.coef.abs();
  if (!symbols) return unsigned(size, style);
  if (isOne(size)) return symbols;
  return isInteger(size) || (style === 'decimal' && decimalPlaces(size) !== null)
    ? `${unsigned(size, style)}${symbols}`
    : `${unsigned(size, style)} · ${symbols}`;
}

/** Higher degree first, letters in the order of the alphabet, π before plain numbers, whole part before roots. */
function compareTerms(a: Term, b: Term): number {
  const letters = (t: Term): string => t.vars.map(([name, power]) => `${name}${99 - power}`).join('');
  const byLetters = letters(a) < letters(b) ? -1 : letters(a) > letters(b) ? 1 : 0;
  return termDegree(b) - termDegree(a) || byLetters || b.pi - a.pi || Number(a.root - b.root);
}

function printPoly(poly: Poly, style: NumberStyle): string {
  const terms = [...poly.values()].sort(compareTerms);
  if (terms.length === 0) return '0';
  return terms
    .map((term, i) => {
      const minus = isNegative(term.coef);
      const sign = i === 0 ? (minus ? MINUS : '') : minus ? ` ${MINUS} ` : ' + ';
      return sign + printTerm(term, style);
    })
    .join('');
}

/** An exact value in its expanded form; reading the text back gives the same value. */
export function printExact(value: Exact, style: NumberStyle = 'decimal'): string {
  const plain = rationalValue(value);
  if (plain) return printRational(plain, style);
  if (asRational(value.den)) return printPoly(value.num, style);
  const bracket = (poly: Poly): string => (poly.size > 1 ? `(${printPoly(poly, style)})` : printPoly(poly, style));
  return `${bracket(value.num)}/(${printPoly(value.den, style)})`;
}

const RANK: Record<Node['kind'], number> = {
  add: 1,
  sub: 1,
  neg: 2,
  mul: 3,
  div: 3,
  pow: 5,
  sqrt: 6,
  percent: 6,
  abs: 7,
  literal: 7,
  pi: 7,
  variable: 7,
};
const isDigitEnd = (text: string): boolean => /[\d)]$/.test(text);

/** What was typed, in the same form but in our signs: `2*sqrt(3)` is shown as 2√3. */
export function printNode(node: Node): string {
  const wrap = (inner: Node, rank: number): string => (RANK[inner.kind] < rank ? `(${printNode(inner)})` : printNode(inner));
  switch (node.kind) {
    case 'literal':
      return node.printed;
    case 'pi':
      return 'π';
    case 'variable':
      return node.name;
    case 'neg':
      return `${MINUS}${wrap(node.of, 3)}`;
    case 'sqrt':
      return node.of.kind === 'literal' && node.of.form === 'integer' ? `√${node.of.printed}` : `√(${printNode(node.of)})`;
    case 'abs':
      return `|${printNode(node.of)}|`;
    case 'percent':
      return `${wrap(node.of, 6)}%`;
    case 'add':
      return `${printNode(node.left)} + ${wrap(node.right, 3)}`;
    case 'sub':
      return `${printNode(node.left)} ${MINUS} ${wrap(node.right, 3)}`;
    case 'div': {
      const [left, right] = [wrap(node.left, 2), wrap(node.right, 4)];
      return node.sign === '/' ? `${left}/${right}` : `${left} : ${right}`;
    }
    case 'pow': {
      const exponent = printNode(node.right);
      const base = wrap(node.left, 6);
      return /^[−-]?\d{1,3}$/.test(exponent) ? `${base}${superscript(exponent)}` : `${base}^(${exponent})`;
    }
    case 'mul': {
      const [left, right] = [wrap(node.left, 2), wrap(node.right, 4)];
      const plain = node.left.kind !== 'div' && !(node.left.kind === 'literal' && node.left.form === 'mixed');
      const glued = plain && !/^[\d−]/.test(right) && (isDigitEnd(left) || /^[a-zA-Zα-ω(]/.test(right));
      return glued && node.right.kind !== 'neg' ? `${left}${right}` : `${left} · ${right}`;
    }
  }
}
