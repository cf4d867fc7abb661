export type Token = { type: 'number'; value: number } | { type: 'op'; op: Op } | { type: 'open' | 'close'; sign: string };
export type Op = '+' | '−' | '·' | ':' | '^';

const strength: Record<Op, number> = { '+': 1, '−': 1, '·': 2, ':': 2, '^': 3 };
const ops: Record<string, Op> = { '+': '+', '-': '−', '−': '−', '·': '·', '*': '·', ':': ':', '^': '^' };

/** Reads numbers, the four operations, powers and three kinds of brackets. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const [part] of text.matchAll(/\d+(?:[.,]\d+)?|[^\s]/g)) {
    const last = tokens.at(-1);
    const sign = ops[part];
    if (/^\d/.test(part)) {
      const before = tokens.at(-2);
      const value = Number(part.replace(',', '.'));
      const negative = last?.type === 'op' && last.op === '−' && (before === undefined || before.type === 'open' || before.type === 'op');
      if (negative) tokens.pop();
      tokens.push({ type: 'number', value: negative ? -value : value });
    } else if (sign) tokens.push({ type: 'op', op: sign });
    else if ('([{'.includes(part)) tokens.push({ type: 'open', sign: part });
    else tokens.push({ type: 'close', sign: part });
  }
  return tokens;
}

function compute(a: number, op: Op, b: number): number {
  const value = { '+': a + b, '−': a - b, '·': a * b, ':': a / b, '^': a ** b }[op];
  return Number(value.toFixed(9));
}

export type Refusal = 'bracket' | 'stronger' | 'left' | 'operand';

const opAt = (tokens: Token[], i: number) => {
  const token = tokens[i];
  return token?.type === 'op' ? token.op : null;
};

/** Why the operation at this place cannot come next; null if it can. */
export function refusal(tokens: Token[], at: number): Refusal | null {
  const [left, right, op] = [tokens[at - 1], tokens[at + 1], opAt(tokens, at)];
  if (op === null) return 'operand';
  if (left?.type === 'close' || right?.type === 'open') return 'bracket';
  if (left?.type !== 'number' || right?.type !== 'number') return 'operand';
  const [before, after] = [opAt(tokens, at - 2), opAt(tokens, at + 2)];
  if ((before && strength[before] > strength[op]) || (after && strength[after] > strength[op])) return 'stronger';
  if (before && strength[before] === strength[op]) return 'left';
  return null;
}

/** Carries out one operation and drops brackets that hold a single number. */
export function apply(tokens: Token[], at: number): Token[] {
  const [left, right, op] = [tokens[at - 1], tokens[at + 1], opAt(tokens, at)];
  if (op === null || left?.type !== 'number' || right?.type !== 'number') return tokens;
  const next: Token[] = [
    ...tokens.slice(0, at - 1),
    { type: 'number', value: compute(left.value, op, right.value) },
    ...tokens.slice(at + 2),
  ];
  return unwrap(next);
}

export function unwrap(tokens: Token[]): Token[] {
  const at = tokens.findIndex((token, i) => token.type === 'open' && tokens[i + 1]?.type === 'number' && tokens[i + 2]?.type === 'close');
  return at === -1 ? tokens : unwrap([...tokens.slice(0, at), ...tokens.slice(at + 1, at + 2), ...tokens.slice(at + 3)]);
}

/** The value, by always taking the first operation that may come. */
export function evaluate(tokens: Token[]): number {
  const plain = unwrap(tokens);
  const at = plain.findIndex((_, i) => refusal(plain, i) === null);
  if (at !== -1) return evaluate(apply(plain, at));
  const [only] = plain;
  return only?.type === 'number' && plain.length === 1 ? only.value : Number.NaN;
}
