import type { Exact } from './exact.ts';
import { intersect, isEmpty, union, WHOLE_LINE } from './interval-algebra.ts';
import { say } from './messages.ts';
import type { Problem } from './parse.ts';
import type { Dot } from './read-number.ts';
import { readBare } from './read-sentence.ts';
import type { Context } from './sentence.ts';
import { withoutSetLabel } from './set-label.ts';
import { readUnit } from './unit.ts';
import type { Interval } from './value.ts';

type Failed = { readonly problem: Problem };
type Ends = { readonly end: Exact | null };

const INFINITY = /^([+-]?) ?(?:∞|oo|inf|végtelen|vegtelen)$/i;
const BRACKETS = /^(?:[a-z] ?(?:∈|=) ?)?([[\](])(.+)([\])[]) ?([\p{L}°%][^[\]()]*)?$/iu;
const ALL = /^(?:[a-z] ?∈ ?)?(?:ℝ|R|minden (?:valós )?szám|bármely (?:valós )?szám)$/i;
const NONE =
  /^(?:[a-z] ?∈ ?)?(?:∅|\{ ?\}|üres(?: ?halmaz)?|ures(?: ?halmaz)?|nincs(?: (?:valós |valos |ilyen |egész |egesz )?(?:megoldás[a]?|megoldas|szám|szam))?)$/i;

export const isNothing = (text: string): boolean => NONE.test(text);

const unclear: Failed = { problem: { message: say.unclearInterval } };

function readEnd(text: string, side: 'low' | 'high', dot: Dot, context: Context): Ends | Failed {
  const infinite = INFINITY.exec(text.trim());
  if (infinite) return (infinite[1] === '-') === (side === 'low') ? { end: null } : { problem: { message: say.backwardsInterval } };
  const read = readBare(text, dot, context, say.unclearInterval);
  return 'problem' in read ? read : { end: read.exact };
}

function ordered(interval: Interval): Interval | Failed {
  return isEmpty(interval) ? { problem: { message: say.backwardsInterval } } : interval;
}

/** The two ends stand between `;`; a single comma will do when no other sign is there. */
export function splitPair(text: string): [string, string] | null {
  for (const separator of [';', '|', ', ', ',']) {
    const parts = text.split(separator);
    if (parts.length === 2 && parts[0] && parts[1]) return [parts[0].trim(), parts[1].trim()];
    if (parts.length > 2) return null;
  }
  return null;
}

function fromBrackets(open: string, inner: string, close: string, dot: Dot, context: Context): Interval | Failed {
  const pair = splitPair(inner);
  if (!pair) return unclear;
  const [low, high] = [readEnd(pair[0], 'low', dot, context), readEnd(pair[1], 'high', dot, context)];
  if ('problem' in low) return low;
  if ('problem' in high) return high;
  const [lowClosed, highClosed] = [open === '[', close === ']'];
  if ((!low.end && lowClosed) || (!high.end && highClosed)) return { problem: { message: say.closedInfinity } };
  return ordered({ low: low.end, lowClosed, high: high.end, highClosed });
}

const halfLine = (end: Exact | null, closed: boolean, side: 'low' | 'high'): Interval =>
  side === 'low'
    ? { ...WHOLE_LINE, low: end, lowClosed: closed && end !== null }
    : { ...WHOLE_LINE, high: end, highClosed: closed && end !== null };

/** `2 <= x < 5`, `x > 3`, `3 > x`. */
function fromRelation(text: string, dot: Dot, context: Context): Interval | Failed {
  const parts = text.split(/(<=|>=|<|>)/).map(p => p.trim());
  if (parts.length === 1) return { problem: { message: /^[-\d.,/ ]+$/.test(text) ? say.wantsInterval : say.unclearInterval } };
  const letterAt = parts.findIndex((part, i) => i % 2 === 0 && /^[a-zA-Z]$/.test(part));
  if (letterAt < 0 || (parts.length !== 3 && parts.length !== 5) || (parts.length === 5 && letterAt !== 2)) return unclear;
  let result = WHOLE_LINE;
  for (const i of [letterAt - 2, letterAt + 2]) {
    const text = parts[i];
    if (text === undefined) continue;
    const sign = parts[(i + letterAt) / 2] ?? '';
    const side = sign.startsWith('<') === i < letterAt ? 'low' : 'high';
    const end = readEnd(text, side, dot, context);
    if ('problem' in end) return end;
    result = intersect(result, halfLine(end.end, sign.endsWith('='), side));
  }
  return parts.length === 5 && parts[1]?.[0] !== parts[3]?.[0] ? unclear : ordered(result);
}

function readPart(text: string, dot: Dot, context: Context): Interval | Failed {
  if (ALL.test(text)) return WHOLE_LINE;
  const brackets = BRACKETS.exec(text);
  if (brackets) {
    const [, open = '', inner = '', close = '', unit] = brackets;
    const named = unit ? readUnit(unit) : null;
    if (unit && !named) return unclear;
    if (named && !context.takes?.(named)) return { problem: { message: say.withoutUnit } };
    return fromBrackets(open, inner, close, dot, context);
  }
  let result = WHOLE_LINE;
  for (const piece of text.split(/ (?:és|es|∧) /i)) {
    const read = fromRelation(piece, dot, context);
    if ('problem' in read) return read;
    result = intersect(result, read);
  }
  return ordered(result);
}

const NUMBER = String.raw`-?\d[\d.,/]*`;
const RELATIONS: readonly (readonly [words: string, sign: string])[] = [
  ['(?:nagyobb|több)(?: vagy|-)? ?egyenlő', '>='],
  ['(?:kisebb|kevesebb)(?: vagy|-)? ?egyenlő', '<='],
  ['legalább', '>='],
  ['legfeljebb', '<='],
  ['(?:nagyobb|több)', '>'],
  ['(?:kisebb|kevesebb)', '<'],
];
const RELATION_WORDS = RELATIONS.flatMap(([words, sign]): (readonly [RegExp, string])[] => {
  const loose = words.replace(/[őöo]/g, '[őöo]').replace(/[áa]/g, '[áa]');
  const ending = '(?:-?(?:n[áa]l|n[ée]l|m[ae]l|v[ae]l))?';
  return [
    [new RegExp(`^(?:az? )?([a-z])(?: az)? ${loose},?(?: mint)? (?:az? )?(${NUMBER})${ending}$`, 'i'), `$1 ${sign} $2`],
    [new RegExp(`^(?:az? )?([a-z])(?: az)? (${NUMBER})-?(?:n[áa]l|n[ée]l) ${loose}$`, 'i'), `$1 ${sign} $2`],
    [new RegExp(`^(${NUMBER})-?(?:n[áa]l|n[ée]l) ${loose}$`, 'i'), `x ${sign} $1`],
  ];
});
/** „x nagyobb, mint 3”, „3-nál kisebb”, „> 3”. */
const inRelations = (text: string): string =>
  RELATION_WORDS.reduce((rest, [words, sign]) => rest.replace(words, sign), text).replace(/^(?=[<>])/, 'x ');

/** „x eleme [6; végtelen)”, „(mínusz végtelen; 3)”, and a label before the bracket. */
function inSigns(text: string): string {
  const signs = text
    .replace(/^(?:az? )?([a-z]) eleme (?:az? )?/i, '$1 ∈ ')
    .replace(/(?<!\p{L})(?:(m[ií]nusz)|plusz) /giu, (_, minus) => (minus ? '-' : '+'));
  const bare = withoutSetLabel(signs);
  return /^[[\](]/.test(bare) ? bare : signs;
}

/** Romanian `[2; 5)`, Hungarian `[2; 5[`, inequalities, and unions of these. */
export function readInterval(typed: string, dot: Dot, context: Context): { readonly parts: Interval[] } | Failed {
  const text = inRelations(inSigns(typed));
  if (isNothing(text)) return { parts: [] };
  const parts: Interval[] = [];
  for (const piece of text.split(/ ?(?:∪|\bu\b|\bvagy\b|\billetve\b) ?/i)) {
    const read = readPart(piece.trim(), dot, context);
    if ('problem' in read) return read;
    parts.push(read);
  }
  return { parts: union(parts) };
}
