import { isNegative, isZero, type Rational, rational } from '@eszkerek/numbers/rational';
import {
  addPoly,
  approximate,
  asRational,
  constant,
  equalPoly,
  isTooBig,
  isZeroPoly,
  mulPoly,
  negPoly,
  ONE_POLY,
  type Poly,
  scalePoly,
  subPoly,
  surd,
  variablesOf,
} from './poly.ts';

/** An exact value: a number such as 7/2, 2√3 or 6π, or an algebraic expression. */
export type Exact = { readonly num: Poly; readonly den: Poly };

/** Why a value cannot be had; the sentence for the pupil is chosen in `messages.ts`. */
export type Trouble = { readonly trouble: 'zero-division' | 'too-big' | 'negative-root' | 'unknown-root' };
export const isTrouble = (x: Exact | Trouble): x is Trouble => 'trouble' in x;

const TOO_BIG: Trouble = { trouble: 'too-big' };
const MAX_POWER = 40;
const MAX_SYMBOLIC_POWER = 10;
const MAX_RADICAND = 1_000_000_000n;

/** Clears roots from a constant denominator, so that equal numbers mostly look equal too. */
function rationalise(num: Poly, den: Poly): Exact {
  const plain = asRational(den);
  if (plain) return { num: scalePoly(num, plain.inverse()), den: ONE_POLY };
  const terms = [...den.values()];
  if (terms.some(t => t.pi !== 0 || t.vars.length > 0) || terms.length > 2) return { num, den };
  const [first, second] = terms;
  if (!first) return { num, den };
  const conjugate = second ? subPoly(surd(first.coef, first.root), surd(second.coef, second.root)) : surd(rational(1), first.root);
  const rest = asRational(mulPoly(den, conjugate));
  return rest ? { num: scalePoly(mulPoly(num, conjugate), rest.inverse()), den: ONE_POLY } : { num, den };
}

function quotient(num: Poly, den: Poly): Exact | Trouble {
  if (isZeroPoly(den)) return { trouble: 'zero-division' };
  if (isTooBig(num) || isTooBig(den)) return TOO_BIG;
  return rationalise(num, den);
}

export const exact = (value: Rational): Exact => ({ num: constant(value), den: ONE_POLY });
export const ofPoly = (num: Poly): Exact => ({ num, den: ONE_POLY });

export const add = (a: Exact, b: Exact): Exact | Trouble =>
  equalPoly(a.den, b.den)
    ? quotient(addPoly(a.num, b.num), a.den)
    : quotient(addPoly(mulPoly(a.num, b.den), mulPoly(b.num, a.den)), mulPoly(a.den, b.den));
export const neg = (a: Exact): Exact => ({ num: negPoly(a.num), den: a.den });
export const sub = (a: Exact, b: Exact): Exact | Trouble => add(a, neg(b));
export const mul = (a: Exact, b: Exact): Exact | Trouble => quotient(mulPoly(a.num, b.num), mulPoly(a.den, b.den));
export const div = (a: Exact, b: Exact): Exact | Trouble => quotient(mulPoly(a.num, b.den), mulPoly(a.den, b.num));

export function pow(base: Exact, exponent: Rational, multiply = mul): Exact | Trouble {
  if (exponent.d === 2n) {
    const root = sqrt(base);
    return isTrouble(root) ? root : pow(root, exponent.mul(2), multiply);
  }
  const power = Number(exponent.n);
  const single = base.num.size < 2 && base.den.size < 2;
  const limit = single ? MAX_POWER : MAX_SYMBOLIC_POWER;
  if (exponent.d !== 1n || power > limit) return TOO_BIG;
  let result: Exact | Trouble = exact(rational(1));
  for (let i = 0; i < power && !isTrouble(result); i++) result = multiply(result, base);
  return isTrouble(result) || !isNegative(exponent) ? result : div(exact(rational(1)), result);
}

/** n = outside² · inside with a square-free inside. */
export function splitRoot(n: bigint): { outside: bigint; inside: bigint } | null {
  if (n === 0n) return { outside: 0n, inside: 1n };
  const near = BigInt(Math.round(Math.sqrt(Number(n))));
  if (near * near === n) return { outside: near, inside: 1n };
  if (n > MAX_RADICAND) return null;
  let [outside, rest] = [1, Number(n)];
  for (let p = 2; p * p <= rest; p++) while (rest % (p * p) === 0) [outside, rest] = [outside * p, rest / (p * p)];
  return { outside: BigInt(outside), inside: BigInt(rest) };
}

export function sqrt(a: Exact): Exact | Trouble {
  const value = rationalValue(a);
  if (!value) return { trouble: 'unknown-root' };
  if (isNegative(value)) return { trouble: 'negative-root' };
  const split = splitRoot(value.n * value.d);
  if (!split) return { trouble: 'too-big' };
  return ofPoly(surd(rational(split.outside, value.d), split.inside));
}

export const isNumber = (a: Exact): boolean => variablesOf(a.num).length === 0 && variablesOf(a.den).length === 0;
export const rationalValue = (a: Exact): Rational | null => {
  const [num, den] = [asRational(a.num), asRational(a.den)];
  return num && den && !isZero(den) ? num.div(den) : null;
};
export const isZeroExact = (a: Exact): boolean => isZeroPoly(a.num);
export const equalExact = (a: Exact, b: Exact): boolean => equalPoly(mulPoly(a.num, b.den), mulPoly(b.num, a.den));
export const toNumber = (a: Exact): number => approximate(a.num) / approximate(a.den);

/** Order of two numbers; equality is exact, the rest needs no more than the nearest double. */
export function compareExact(a: Exact, b: Exact): number {
  const [x, y] = [rationalValue(a), rationalValue(b)];
  if (x && y) return x.compare(y);
  return equalExact(a, b) ? 0 : Math.sign(toNumber(a) - toNumber(b));
}
