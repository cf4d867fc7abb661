import { decimal, isInteger, type Rational, rational } from '@eszkerek/numbers/rational';

/** The value of an author's expression: exact while it can be, a plain number once a root or π enters. */
export type Value = Rational | number;

const TOKEN = /\s*(?:(\d+(?:[.,]\d+)?)|(sqrt|gyök|abs|pi)|([-+*/^()√π·:−|]))/y;

function tokens(source: string): string[] {
  const found: string[] = [];
  TOKEN.lastIndex = 0;
  const text = source.trim();
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text);
    if (!match) throw new SyntaxError(`„${text}” cannot be read`);
    found.push(
      (match[1] ?? match[2] ?? match[3] ?? '')
        .replace('·', '*')
        .replace(':', '/')
        .replace('−', '-')
        .replace('π', 'pi')
        .replace('√', 'sqrt'),
    );
  }
  return found;
}

const isExact = (value: Value): value is Rational => typeof value !== 'number';
export const asFloat = (value: Value): number => (isExact(value) ? value.valueOf() : value);

function combine(a: Value, b: Value, exact: (a: Rational, b: Rational) => Rational, float: (a: number, b: number) => number): Value {
  return isExact(a) && isExact(b) ? exact(a, b) : float(asFloat(a), asFloat(b));
}

const multiply = (a: Value, b: Value): Value =>
  combine(
    a,
    b,
    (x, y) => x.mul(y),
    (x, y) => x * y,
  );
const divide = (a: Value, b: Value): Value =>
  combine(
    a,
    b,
    (x, y) => x.div(y),
    (x, y) => x / y,
  );

function root(value: Value): Value {
  if (isExact(value)) {
    const [top, bottom] = [wholeRoot(value.s * value.n), wholeRoot(value.d)];
    if (top !== undefined && bottom !== undefined) return rational(top, bottom);
  }
  return Math.sqrt(asFloat(value));
}

function wholeRoot(n: bigint): bigint | undefined {
  if (n < 0n) throw new RangeError('root of a negative number');
  const guess = BigInt(Math.round(Math.sqrt(Number(n))));
  return guess * guess === n ? guess : undefined;
}

/** An author's key never needs more; without a bound `9^999` would be a number of a thousand digits. */
const MAX_EXPONENT = 200;

function power(base: Rational, exponent: Rational): Rational {
  if (exponent.abs().gt(MAX_EXPONENT)) throw new RangeError('the exponent is too large');
  const result = base.pow(exponent);
  if (!result) throw new RangeError('no such power');
  return result;
}

/** Numbers, + - * / ^, brackets, sqrt(), abs(), pi; also mixed numbers such as `1 3/4`. No names, no code. */
export function evaluate(source: string): Value {
  const list = tokens(source.replace(/(?<![\d/.,])(\d+) (\d+\/\d+)/g, '($1+$2)'));
  let at = 0;
  const peek = () => list[at];
  const take = () => list[at++] ?? '';

  const sum = (): Value => {
    let value = product();
    while (peek() === '+' || peek() === '-') {
      const minus = take() === '-';
      const right = product();
      value = combine(
        value,
        right,
        (a, b) => (minus ? a.sub(b) : a.add(b)),
        (a, b) => (minus ? a - b : a + b),
      );
    }
    return value;
  };
  const product = (): Value => {
    let value = signed();
    for (;;) {
      const next = peek();
      if (next === '*' || next === '/') {
        take();
        const right = signed();
        value = next === '*' ? multiply(value, right) : divide(value, right);
      } else if (next === 'sqrt' || next === 'pi' || next === '(') {
        value = multiply(value, raised());
      } else return value;
    }
  };
  const signed = (): Value => {
    if (peek() === '+') take();
    if (peek() !== '-') return raised();
    take();
    const value = signed();
    return isExact(value) ? value.neg() : -value;
  };
  const raised = (): Value => {
    const base = atom();
    if (peek() !== '^') return base;
    take();
    const exponent = signed();
    return isExact(base) && isExact(exponent) && isInteger(exponent) ? power(base, exponent) : asFloat(base) ** asFloat(exponent);
  };
  const atom = (): Value => {
    const token = take();
    if (/^\d/.test(token)) return decimal(token);
    if (token === 'pi') return Math.PI;
    if (token === 'sqrt' || token === 'gyök') return root(atom());
    if (token === 'abs') {
      const value = atom();
      return isExact(value) ? value.abs() : Math.abs(value);
    }
    if (token !== '(') throw new SyntaxError(`„${source}” cannot be read`);
    const value = sum();
    if (take() !== ')') throw new SyntaxError(`a bracket is not closed in „${source}”`);
    return value;
  };
  const value = sum();
  if (at < list.length) throw new SyntaxError(`„${source}” cannot be read`);
  return value;
}

export function tryEvaluate(source: string): Value | undefined {
  try {
    return evaluate(source);
  } catch {
    return undefined;
  }
}

/** Exact values must be equal; a root or π leaves room for the last digits only. */
export function sameValue(a: Value, b: Value, tolerance = 0): boolean {
  if (isExact(a) && isExact(b) && tolerance === 0) return a.equals(b);
  return Math.abs(asFloat(a) - asFloat(b)) <= Math.max(tolerance, 1e-9 * Math.max(1, Math.abs(asFloat(a))));
}
