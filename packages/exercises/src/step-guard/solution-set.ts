const NUMBER = String.raw`[-+]? ?(?:∞|oo|inf|végtelen|[^\s;,=<>[\]]+?)`;
const INTERVAL = new RegExp(String.raw`^(?:([a-z]) ?∈|m ?=|m ?∈) ?([[\](]) ?(${NUMBER}) ?(?:;|, ) ?(${NUMBER}) ?([\])[])$`, 'i');
const PAIR = new RegExp(
  String.raw`^(?:m ?= ?\{? ?|\(([a-z]) ?[;,] ?([a-z])\) ?[=∈] ?\{? ?)\( ?(${NUMBER}) ?(?:;|, ) ?(${NUMBER}) ?\) ?\}?$`,
  'i',
);
const INFINITE = /∞|oo|inf|végtelen/i;

/** `x ∈ ]2; 5]` as 2 < x <= 5 and `(x; y) = (4; 2)` as x = 4; y = 2. `pair`: the letters of a system, for `M = {(4; 2)}`. */
export function asRelations(text: string, pair: readonly string[]): string {
  const interval = INTERVAL.exec(text);
  if (interval) {
    const [, letter = 'x', open, low = '', high = '', close] = interval;
    const closed = { low: open === '[', high: close === ']' };
    const [from, to] = [`${low} ${closed.low ? '<=' : '<'} `, ` ${closed.high ? '<=' : '<'} ${high}`];
    const endless = { low: INFINITE.test(low), high: INFINITE.test(high) };
    const isPair = pair.length === 2 && /^m/i.test(text) && open === '(' && close === ')';
    if (endless.low && endless.high) return `${letter} ∈ R`;
    if (!isPair) return `${endless.low ? '' : from}${letter}${endless.high ? '' : to}`;
  }
  const found = PAIR.exec(text);
  if (!found) return text;
  const [, first = pair[0], second = pair[1], one, other] = found;
  return first && second ? `${first} = ${one}; ${second} = ${other}` : text;
}
