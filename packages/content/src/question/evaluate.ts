import { add, decimal, divide, multiply, negate, power, type Rational, rational, toFloat } from './rational.ts';

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
export const asFloat = (value: Value): number => (isExact(value) ? toFloat(value) : value);

function combine(a: Value, b: Value, exact: (a: Rational, b: Rational) => Rational, float: (a: number, b: number) => number): Value {
  return isExact(a) && isExact(b) ? exact(a, b) : float(asFloat(a), asFloat(b));
}

function root(value: Value): Value {
  if (isExact(value)) {
    const num = wholeRoot(value.num);
    const den = wholeRoot(value.den);
    if (num !== undefined && den !== undefined) return rational(num, den);
  }
  return Math.sqrt(asFloat(value));
}

function wholeRoot(n: bigint): bigint | undefined {
  if (n < 0n) throw new RangeError('root of a negative number');
  const guess = BigInt(Math.round(Math.sqrt(Number(n))));
  return guess * guess === n ? guess : undefined;
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
        (a, b) => add(a, minus ? negate(b) : b),
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
        value = next === '*' ? combine(value, right, multiply, (a, b) => a * b) : combine(value, right, divide, (a, b) => a / b);
      } else if (next === 'sqrt' || next === 'pi' || next === '(') {
        value = combine(value, raised(), multiply, (a, b) => a * b);
      } else return value;
    }
  };
  const signed = (): Value => {
    if (peek() === '+') take();
    if (peek() !== '-') return raised();
    take();
    const value = signed();
    return isExact(value) ? negate(value) : -value;
  };
  const raised = (): Value => {
    const base = atom();
    if (peek() !== '^') return base;
    take();
    const exponent = signed();
    return isExact(base) && isExact(exponent) && exponent.den === 1n ? power(base, exponent.num) : asFloat(base) ** asFloat(exponent);
  };
  const atom = (): Value => {
    const token = take();
    if (/^\d/.test(token)) return decimal(token);
    if (token === 'pi') return Math.PI;
    if (token === 'sqrt' || token === 'gyök') return root(atom());
    if (token === 'abs') {
      const value = atom();
      return isExact(value) ? rational(value.num < 0n ? -value.num : value.num, value.den) : Math.abs(value);
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
  if (isExact(a) && isExact(b) && tolerance === 0) return a.num === b.num && a.den === b.den;
  return Math.abs(asFloat(a) - asFloat(b)) <= Math.max(tolerance, 1e-9 * Math.max(1, Math.abs(asFloat(a))));
}
