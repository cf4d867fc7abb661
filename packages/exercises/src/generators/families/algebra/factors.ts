import { type Poly, polyScale, polyTex } from '@eszkerek/numbers/polynomial';
import { expression, type Value } from '../../value.ts';

/** `(x+3)`; a factor of one term has no brackets. */
export const bracket = (poly: Poly): string => (poly.filter(c => c !== 0).length > 1 ? `(${polyTex(poly)})` : polyTex(poly));

export const linear = (constant: number, coefficient = 1): Poly => [constant, coefficient];

/** `2x(x+3)^2`: the same factor twice is a square, the number 1 is not written. */
export function productTex(factors: readonly Poly[]): string {
  const written = factors.map(bracket).filter(factor => factor !== '1');
  const shown = written.filter((factor, i) => written.indexOf(factor) === i);
  return shown
    .map(factor => {
      const times = written.filter(other => other === factor).length;
      return times > 1 ? `${factor}^${times}` : factor;
    })
    .join('');
}

export const productValue = (...factors: readonly Poly[]): Value => expression(productTex(factors), productTex(factors));

/** (x + p)(x + q) as it is usually written: the positive number first, then the one of smaller size. */
export const inOrder = (p: number, q: number): [number, number] => {
  const first = p > 0 !== q > 0 ? p > 0 : Math.abs(p) <= Math.abs(q);
  return first ? [p, q] : [q, p];
};

export const pairValue = (p: number, q: number, front: Poly = [1]): Value => {
  const [first, second] = inOrder(p, q);
  return productValue(front, linear(first), linear(second));
};

/** Said when the typed product is right but not taken to its end. */
export const UNFINISHED = 'Egyenlő vele, de még bontható. Nézd meg a számokat is, a betűt is!';

const written = (factors: readonly Poly[]): Poly[] => {
  const shown = factors.filter(factor => polyTex(factor) !== '1');
  return shown.length > 0 ? shown : [[1]];
};

/** One factor needs no brackets above or below the bar; typed, a sum has them everywhere and a product below. */
function part(factors: readonly Poly[], below: boolean): { key: string; tex: string } {
  const [only = [1], ...more] = written(factors);
  const product = productTex(factors) || '1';
  if (more.length > 0) return { key: below ? `(${product})` : product, tex: product };
  const tex = polyTex(only);
  return { key: product === tex && below && tex.length > 1 && !/^\d+$/.test(tex) ? `(${tex})` : product, tex };
}

/** A fraction of products, the minus of a denominator of one term before the bar; without a denominator the numerator alone. */
export function ratioValue(top: readonly Poly[], bottom: readonly Poly[], sign: 1 | -1 = 1): Value {
  const [only = [1], ...more] = written(bottom);
  if (more.length === 0 && polyTex(only).startsWith('-') && bracket(only) === polyTex(only))
    return ratioValue(top, [polyScale(only, -1)], sign < 0 ? 1 : -1);
  const [above, below] = [part(top, false), part(bottom, true)];
  const minus = sign < 0 ? '-' : '';
  if (below.tex === '1') return expression(`${minus}${minus ? above.key : above.tex}`, `${minus}${minus ? above.key : above.tex}`);
  return expression(`${minus}${above.key}/${below.key}`, `${minus}\\frac{${above.tex}}{${below.tex}}`);
}
