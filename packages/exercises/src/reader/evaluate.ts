import { rational } from '@eszkerek/numbers/rational';
import {
  add,
  div,
  type Exact,
  exact,
  isNumber,
  isTrouble,
  mul,
  neg,
  ofPoly,
  pow,
  rationalValue,
  sqrt,
  sub,
  type Trouble,
  toNumber,
} from './exact.ts';
import type { Node } from './node.ts';
import { PI, variable } from './poly.ts';
import { printNode } from './print.ts';

/** Work units one typed line may cost; a school expression needs a few dozen. */
const BUDGET = 1200;

/** |x| stays as it is: one more letter, as long as its sign is not known. */
const absolute = (of: Exact, node: Node): Exact => (isNumber(of) ? (toNumber(of) < 0 ? neg(of) : of) : ofPoly(variable(printNode(node))));

/** The exact value of a tree. Everything a pupil can type ends quickly: work is counted and cut off. */
export function evaluate(root: Node): Exact | Trouble {
  let spent = 0;

  const combine =
    (operation: (a: Exact, b: Exact) => Exact | Trouble) =>
    (a: Exact, b: Exact): Exact | Trouble => {
      spent += (a.num.size + a.den.size) * (b.num.size + b.den.size);
      return spent > BUDGET ? { trouble: 'too-big' } : operation(a, b);
    };
  const [plus, minus, times, over] = [combine(add), combine(sub), combine(mul), combine(div)];

  function value(node: Node): Exact | Trouble {
    switch (node.kind) {
      case 'literal':
        return exact(node.value);
      case 'pi':
        return ofPoly(PI);
      case 'variable':
        return ofPoly(variable(node.name));
      case 'neg':
      case 'sqrt':
      case 'abs':
      case 'percent': {
        const of = value(node.of);
        if (isTrouble(of)) return of;
        if (node.kind === 'neg') return neg(of);
        if (node.kind === 'percent') return over(of, exact(rational(100)));
        return node.kind === 'sqrt' ? sqrt(of) : absolute(of, node);
      }
      default: {
        const left = value(node.left);
        if (isTrouble(left)) return left;
        const right = value(node.right);
        if (isTrouble(right)) return right;
        if (node.kind === 'add') return plus(left, right);
        if (node.kind === 'sub') return minus(left, right);
        if (node.kind === 'mul') return times(left, right);
        if (node.kind === 'div') return over(left, right);
        const exponent = rationalValue(right);
        return exponent ? pow(left, exponent, times) : { trouble: 'too-big' };
      }
    }
  }
  return value(root);
}
