import { type Poly, polyTex } from '@eszkerek/numbers/polynomial';
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
