import { type Exact, neg, rationalValue } from './exact.ts';
import { say } from './messages.ts';
import { numberForm } from './number-form.ts';
import type { Problem } from './parse.ts';
import { isNothing, splitPair } from './read-interval.ts';
import type { Dot } from './read-number.ts';
import { readItem } from './read-sentence.ts';
import type { Context } from './sentence.ts';
import { withoutSetLabel } from './set-label.ts';
import { isChanging, isHarmless } from './vocabulary.ts';

type Failed = { readonly problem: Problem };

const WORDS_BETWEEN = /,? (?:és|es|vagy|illetve|meg) /i;
const BRACKETS = /^(?:\{(.*)\}|\(([^()]*;[^()]*)\)|\[([^[\]]*;[^[\]]*)\])$/;
/** `180 181` and `99 100 101` may be one number in groups or several numbers; `100 000` can only be one. */
const MAYBE_MANY = /^(?:[1-9]\d\d(?: [1-9]\d\d)+|[1-9]\d?(?: [1-9]\d\d){2,})$/;
/** `99 100`, `98 101`: rather two numbers near each other than one in groups. */
const areNeighbours = (text: string): boolean => {
  const [, small, large] = /^([1-9]\d) ([1-9]\d\d)$/.exec(text) ?? [];
  return small !== undefined && Number(large) - Number(small) <= 12;
};
/** x1=2 x2=3: the next name begins the next number. */
const NEXT_NAME = /(?<=\d) (?=[a-z]_?\d? ?=)/gi;
const SPACED = /^[-+]?\d+(?:[,.]\d+)?(?: +[-+]?\d+(?:[,.]\d+)?)+$/;

/** `{1; 2}`, `1; 2`, `1 és 2`, `x1 = 1; x2 = 2`, `±3`. */
export function readSet(text: string, dot: Dot, context: Context): { readonly items: Exact[] } | Failed {
  const inner = withoutSetLabel(text);
  if (isNothing(inner)) return { items: [] };
  const body = (BRACKETS.exec(inner)?.slice(1).find(Boolean) ?? inner).trim();
  if (/\{|\}/.test(body)) return { problem: { message: say.unclearSet } };
  const pieces = splitItems(body.replace(NEXT_NAME, '; '));
  if (!pieces) return { problem: { ambiguous: [body.replace('.', ','), body.replace(/ ?[,.] ?/, '; ')] } };
  if (pieces.length === 1 && (MAYBE_MANY.test(pieces[0] ?? '') || areNeighbours(pieces[0] ?? '')))
    return { problem: { message: say.manyNumbers } };
  const items: Exact[] = [];
  for (const piece of pieces) {
    if (SPACED.test(piece) && !/^\d{1,3}(?: \d{3})+$/.test(piece)) return { problem: { message: say.manyNumbers } };
    if ((piece.match(/\p{L}+/gu) ?? []).some(isChanging)) return { problem: { message: say.unclearSet } };
    const both = /^(?:[a-z]_?[12]?(?:, ?[12])? ?= ?)?(?:±|\+-) ?(.+)$/i.exec(piece);
    const read = readItem(both?.[1] ?? piece, dot, context, say.unclearSet);
    if ('problem' in read) return read;
    const { kind } = numberForm(read.node, read.exact);
    // -6/6 is rather two numbers than minus one.
    if (kind === 'computed' || (kind === 'fraction' && rationalValue(read.exact)?.equals(-1)))
      return { problem: { message: say.unclearSet } };
    items.push(read.exact, ...(both ? [neg(read.exact)] : []));
  }
  return { items };
}

const clean = (parts: string[]): string[] => parts.map(p => p.trim()).filter(Boolean);

/** `null`: a single comma may be decimal or may part two numbers. */
function splitItems(body: string): string[] | null {
  if (body.includes(';')) return clean(body.split(';')).flatMap(part => clean(part.split(WORDS_BETWEEN)));
  const parts = clean(body.split(WORDS_BETWEEN));
  const split = parts.map(part => splitCommas(part, parts.length > 1));
  return split.some(part => part === null) ? null : split.flatMap(part => part ?? []);
}

function splitCommas(body: string, inList: boolean): string[] | null {
  const commas = body.split(',').length - 1;
  if (commas >= 2 || /, |,[a-z]/i.test(body)) return clean(body.split(','));
  if (commas === 1 && /^-?\d+,-?\d+$/.test(body)) return /,-/.test(body) ? clean(body.split(',')) : null;
  return inList && commas === 1 ? null : [body];
}

const COORDINATES = /^\( ?x ?[;,|] ?y ?\) ?= ?/i;
const POINT = /^([^([]*?) ?(?:\((.*)\)|\[(.*)\]) ?([^)\]]*)$/;
/** `x = 5 y = 15`, `y: 15, x: 5`. */
const NAMED = /^([xy]) ?[=:] ?(.+?) ?(?:[;,]|és|es)? ?(?!\1)([xy]) ?[=:] ?(.+)$/i;

/** „x koordinátája -2”. */
const COORDINATE_WORD = / ?koordin[áa]t\p{L}*:? ?(?=-?\d)/giu;
const POINT_NAME = /^[A-Z]'?\d?$/;

/** `B pont:`, `A' =`, „a megoldás”: the name of a point only before it, harmless words on either side. */
const isPointFrame = (text: string, name: RegExp, context: Context): boolean =>
  text.split(/[\s:=,.]+/).every(word => word === '' || name.test(word) || (/^\p{L}+$/u.test(word) && isHarmless(word, context.knows)));

/** What stands between the brackets of one point; the text itself where it has none. */
function insideOf(text: string, context: Context): string | null {
  const hit = POINT.exec(text);
  const inner = hit?.[2] ?? hit?.[3];
  if (!hit || inner === undefined || !/[;,|]/.test(inner) || /^[^(]*\)/.test(inner)) return text;
  return isPointFrame(hit[1] ?? '', POINT_NAME, context) &&
    isPointFrame(hit[4] ?? '', /(?<!\p{L})(?:pont|cs[úu]cs)/iu.test(hit[4] ?? '') ? POINT_NAME : /^$/, context)
    ? inner
    : null;
}

/** `(2; -3)`, `2; -3`, `A(2; -3)`, `x = 2; y = -3`. */
export function readPoint(text: string, dot: Dot, context: Context): { readonly x: Exact; readonly y: Exact } | Failed {
  const alone = text.replace(COORDINATE_WORD, ' = ').replace(/^(?:[A-Z] ?[=:] ?)?\{ ?(\(.*\)) ?\}$/, '$1');
  const inner = insideOf(alone.replace(COORDINATES, ''), context)?.trim();
  const [, name = '', first = '', , second = ''] = NAMED.exec(inner ?? '') ?? [];
  const found = name ? ([first, second] as const) : splitPair((inner ?? '').replace(/^([^;,|a-z]+) (?:és|es) ([^;,|a-z]+)$/i, '$1; $2'));
  if (!found) return { problem: { message: say.unclearPoint } };
  const pair = /y/i.test(name) ? [found[1], found[0]] : found;
  const [x, y] = pair.map(part => readItem(part, dot, context, say.unclearPoint));
  if (!x || !y) return { problem: { message: say.unclearPoint } };
  if ('problem' in x) return x;
  return 'problem' in y ? y : { x: x.exact, y: y.exact };
}
