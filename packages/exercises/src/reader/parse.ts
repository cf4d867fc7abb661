import { type Ambiguous, literalAt } from './literal.ts';
import { say } from './messages.ts';
import type { Node } from './node.ts';

export type Problem = { readonly message: string } | Ambiguous;
export type Parsed = { readonly node: Node } | { readonly problem: Problem };

const ROOT_WORD = /(?:√|sqrt|gyök|gyok)/iy;
const PI_WORD = /π|pi/iy;
/** Between numbers or brackets, where a multiplication sign would stand. */
export const TIMES_LETTER = /(?<=[\d)] ?)x(?= ?[\d(])/gi;
const NAME = /[a-zA-Zα-ωΑ-Ω]/y;

/** In `x2` the pupil meant x², in `7x4` a product, in `5x2` either; 14 perc 24 is none of them. */
function adviceOn(before: string, after: string): string | null {
  if (!/(?<!\p{L}\p{L})\p{L} ?$/u.test(before)) return null;
  if (/[\d)] ?x ?$/i.test(before)) {
    const others = (before.replace(/x ?$/i, '') + after).replace(TIMES_LETTER, '');
    if (!/\p{L}/u.test(others)) return /\S$/.test(before) && /^[23](?!\d)/.test(after) ? say.timesOrPower : say.timesSign;
  }
  return before.endsWith(' ') ? null : say.powerSign;
}

/** After a bracket, π or a power of either a digit begins the next factor: (x + 1)4x, π14, (x + 3)^2 2x. */
const endsClosed = (before: string, last: Node): boolean =>
  /[)π] *$|pi *$/i.test(before) || (/\)\^[2-9] $/.test(before) && last.kind === 'pow');
/** In (x+3)2 the pupil may have meant a square. */
const LONE_POWER = /^[23](?: *[-+)]|$)/;

/**
 * Reads one expression of school algebra: + − · : / ^ √ π brackets, letters, implicit products.
 * The text must be normalised. The first thing that is in the way is reported, nothing is thrown.
 * In a `working`, `:` binds weaker than a fraction bar (2/3 : 4/5), and |x| and 25% are read too.
 */
export function parseExpression(
  text: string,
  options: { dot: 'ask' | 'decimal'; unclear?: string; notation?: 'answer' | 'working' },
): Parsed {
  const working = options.notation === 'working';
  let at = 0;
  let bars = 0;
  let problem: Problem | null = null;
  const unclear = options.unclear ?? say.unclearExpression;

  const stop = (found: Problem): null => {
    problem ??= found;
    return null;
  };
  const skip = (): void => {
    while (text[at] === ' ') at++;
  };
  const take = (...signs: string[]): string | null => {
    skip();
    const sign = signs.find(s => text.startsWith(s, at));
    if (sign) at += sign.length;
    return sign ?? null;
  };
  const takeWord = (pattern: RegExp): string | null => {
    skip();
    pattern.lastIndex = at;
    const hit = pattern.exec(text);
    if (hit) at += hit[0].length;
    return hit?.[0] ?? null;
  };

  function sum(): Node | null {
    const term = working ? dotted : product;
    let left = term();
    for (let sign = left && take('+', '-'); left && sign; sign = left && take('+', '-')) {
      const right = term();
      if (!right) return null;
      left = { kind: sign === '+' ? 'add' : 'sub', left, right };
    }
    return left;
  }

  /** Products and quotients of fractions. */
  function dotted(): Node | null {
    let left = product();
    for (let sign = left && take('*', ':'); left && sign; sign = left && take('*', ':')) {
      const right = product();
      if (!right) return null;
      left = sign === ':' ? { kind: 'div', left, right, sign } : { kind: 'mul', left, right };
    }
    return left;
  }

  function product(): Node | null {
    let left = signed();
    while (left) {
      const sign = working ? take('/') : take('*', '/', ':');
      if (!sign && !startsFactor()) return left;
      if (!sign && /\d/.test(text[at] ?? '')) {
        const last: Node = left.kind === 'mul' || left.kind === 'div' ? left.right : left;
        const [before, after] = [text.slice(0, at), text.slice(at)];
        if (last.kind === 'variable') return stop({ message: adviceOn(before, after) ?? unclear });
        if (!endsClosed(before, last)) return stop({ message: say.twoNumbers });
        if (LONE_POWER.test(after)) return stop({ message: say.timesOrPower });
      }
      const right = sign ? signed() : power();
      if (!right) return null;
      left = sign === '/' || sign === ':' ? { kind: 'div', left, right, sign } : { kind: 'mul', left, right };
    }
    return null;
  }

  const startsFactor = (): boolean => {
    skip();
    return /[\da-zA-Zα-ωΑ-Ω(√]/.test(text[at] ?? '') || (working && text[at] === '|' && bars === 0);
  };

  function signed(): Node | null {
    if (take('-')) {
      const of = signed();
      return of && { kind: 'neg', of };
    }
    return take('+') ? signed() : power();
  }

  function power(): Node | null {
    const plain = atom();
    const base: Node | null = plain && working && take('%') ? { kind: 'percent', of: plain } : plain;
    if (!base || !take('^')) return base;
    const minus = take('-');
    const exponent = power();
    return exponent && { kind: 'pow', left: base, right: minus ? { kind: 'neg', of: exponent } : exponent };
  }

  function bracketed(): Node | null {
    const inside = sum();
    if (!inside) return null;
    return take(')') ? inside : stop({ message: at >= text.length ? say.brackets : unclear });
  }

  /** Bars do not nest: inside a pair, the next bar closes it. */
  function absolute(): Node | null {
    bars += 1;
    const of = sum();
    bars -= 1;
    if (!of) return null;
    return take('|') ? { kind: 'abs', of } : stop({ message: unclear });
  }

  function atom(): Node | null {
    skip();
    if (at >= text.length) return stop({ message: say.unfinished });
    if (take('(')) return bracketed();
    if (working && bars === 0 && take('|')) return absolute();
    if (takeWord(ROOT_WORD)) {
      const minus = take('-');
      const of = atom();
      return of && { kind: 'sqrt', of: minus ? { kind: 'neg', of } : of };
    }
    if (takeWord(PI_WORD)) return { kind: 'pi' };
    const name = takeWord(NAME);
    if (name) return { kind: 'variable', name };
    const literal = literalAt(text, at, options.dot);
    if (literal === null) return stop({ message: text[at] === ')' ? say.brackets : unclear });
    if (literal === 'too-long') return stop({ message: say.trouble['too-big'] });
    if ('ambiguous' in literal) return stop(literal);
    at = literal.end;
    return literal.literal;
  }

  const node = sum();
  skip();
  if (node && at < text.length) stop({ message: text[at] === ')' ? say.brackets : unclear });
  return node && !problem ? { node } : { problem: problem ?? { message: unclear } };
}
