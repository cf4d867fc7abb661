import { groupDigits } from '@eszkerek/numbers/hungarian';
import { gcd, rational } from '@eszkerek/numbers/rational';
import type { Literal } from './node.ts';

/** `1.250` may be one and a quarter or one thousand two hundred and fifty: the two readings are offered, none is guessed. */
export type Ambiguous = { readonly ambiguous: readonly [decimal: string, thousands: string] };
export type LiteralAt = { readonly literal: Literal; readonly end: number };

const MAX_DIGITS = 30;

const at = (pattern: RegExp, text: string, from: number): RegExpExecArray | null => {
  pattern.lastIndex = from;
  return pattern.exec(text);
};

const SPACED = /\d{1,3}(?: \d{3})+(?!\d)/y;
const DOTTED = /\d{1,3}(?:\.\d{3})+(?=,\d)|\d{1,3}(?:\.\d{3}){2,}(?![\d.])/y;
const COMMAS = /\d{1,3}(?:,\d{3}){2,}(?![\d,])/y;
const PLAIN = /\d+/y;
/** A factor before a power of ten has decimals: 1.875*10^5. */
const UNCLEAR = /([1-9]\d{0,2})\.(\d{3})(?!\d|\.\d|\(|\.\.| ?\* ?10 ?\^)/y;
const DECIMALS = / ?[.,](\d+)/y;
const PERIOD = /\((\d+)\)/y;
const DOTS_OVER = /[.,]((?:\d(?!\u0307))*)((?:\d\u0307)(?:\d*\d\u0307)?)/y;
const ELLIPSIS = /\.\.\./y;
const FRACTION = / ?(?:egesz |egész )?(\d+) ?\/ ?(\d+)(?![\d.,^]|\()/y;

const printDecimal = (whole: string, rest: string): string =>
  `${groupDigits(whole.replace(/^0+(?=\d)/, '') || '0')}${rest ? `,${rest}` : ''}`;

const power = (n: number): bigint => 10n ** BigInt(n);

function repeating(whole: string, before: string, period: string): Literal {
  const all = BigInt(whole + before + period);
  const value = rational(all - BigInt(whole + before || '0'), (power(period.length) - 1n) * power(before.length));
  return { kind: 'literal', value, form: 'repeating', printed: printDecimal(whole, `${before}(${period})`), lowest: true };
}

const decimal = (whole: string, rest: string): Literal => ({
  kind: 'literal',
  value: rational(BigInt(whole + rest || '0'), power(rest.length)),
  form: rest ? 'decimal' : 'integer',
  printed: printDecimal(whole, rest),
  lowest: true,
});

/** 12 345 is one number, but 2 100/200 is a mixed one: the last group belongs to a proper fraction. */
function wholePart(text: string, from: number): { digits: string; end: number } | null {
  for (const pattern of [SPACED, DOTTED, COMMAS]) {
    const hit = at(pattern, text, from);
    if (!hit) continue;
    const groups = hit[0].split(/[ .,]/);
    const last = groups[groups.length - 1] ?? '';
    const below = /^ ?\/ ?(\d+)/.exec(text.slice(from + hit[0].length))?.[1];
    const properTail = pattern === SPACED && below !== undefined && BigInt(last) < BigInt(below.slice(0, MAX_DIGITS));
    const kept = properTail ? groups.slice(0, -1) : groups;
    return { digits: kept.join(''), end: from + hit[0].length - (properTail ? last.length + 1 : 0) };
  }
  const plain = at(PLAIN, text, from);
  return plain ? { digits: plain[0], end: from + plain[0].length } : null;
}

function decimalAt(text: string, digits: string, from: number): LiteralAt | null {
  const dotted = at(DOTS_OVER, text, from);
  if (dotted) {
    const period = (dotted[2] ?? '').replaceAll('\u0307', '');
    return { literal: repeating(digits, dotted[1] ?? '', period), end: from + dotted[0].length };
  }
  const bare = /^[.,](?=\()/.exec(text.slice(from));
  const decimals = bare ? null : at(DECIMALS, text, from);
  if (!bare && !decimals) return null;
  const rest = decimals?.[1] ?? '';
  const end = from + (bare ?? decimals ?? [''])[0].length;
  const period = at(PERIOD, text, end);
  if (period?.[1]) {
    return { literal: repeating(digits, rest, period[1]), end: end + period[0].length };
  }
  const tail = /(\d)\1+$/.exec(rest);
  if (tail?.[1] && at(ELLIPSIS, text, end)) return { literal: repeating(digits, rest.slice(0, tail.index), tail[1]), end: end + 3 };
  return rest ? { literal: decimal(digits, rest), end } : null;
}

function mixedAt(text: string, digits: string, from: number): LiteralAt | null {
  const hit = at(FRACTION, text, from);
  const [top, bottom] = [hit?.[1], hit?.[2]];
  if (!hit || !top || !bottom || !/^ /.test(hit[0]) || /^0+$/.test(bottom)) return null;
  const [n, d] = [BigInt(top), BigInt(bottom)];
  return {
    literal: {
      kind: 'literal',
      value: rational(BigInt(digits)).add(rational(n, d)),
      form: 'mixed',
      printed: `${printDecimal(digits, '')} ${n}/${d}`,
      lowest: gcd(n, d) === 1n && n < d,
    },
    end: from + hit[0].length,
  };
}

/** The number literal that begins at `from`, or `null`. `dot: 'ask'` refuses to guess what `1.250` means. */
export function literalAt(text: string, from: number, dot: 'ask' | 'decimal'): LiteralAt | Ambiguous | 'too-long' | null {
  if (/^[.,]\d/.test(text.slice(from))) return decimalAt(text, '0', from);
  const unclear = dot === 'ask' ? at(UNCLEAR, text, from) : null;
  if (unclear?.[1] && unclear[2] && !at(DOTTED, text, from)) {
    return { ambiguous: [decimal(unclear[1], unclear[2].replace(/0+$/, '')).printed, groupDigits(unclear[1] + unclear[2])] };
  }
  const whole = wholePart(text, from);
  if (!whole) return null;
  const found = decimalAt(text, whole.digits, whole.end) ??
    mixedAt(text, whole.digits, whole.end) ?? { literal: decimal(whole.digits, ''), end: whole.end };
  return found.end - from > MAX_DIGITS * 2 || whole.digits.length > MAX_DIGITS ? 'too-long' : found;
}
