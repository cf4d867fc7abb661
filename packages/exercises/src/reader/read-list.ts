import { type Exact, neg } from './exact.ts';
import { withoutLabel } from './label.ts';
import { say } from './messages.ts';
import type { Problem } from './parse.ts';
import { isNothing, splitPair } from './read-interval.ts';
import { type Dot, readNumber } from './read-number.ts';

type Failed = { readonly problem: Problem };

const SET_LABEL = /^[a-zA-Z]{1,2} ?(?:=|∈) ?(?=\{)/;
const WORDS_BETWEEN = / (?:és|es|vagy|illetve|meg) /i;

/** `{1; 2}`, `1; 2`, `1 és 2`, `x1 = 1; x2 = 2`, `±3`. */
export function readSet(text: string, dot: Dot): { readonly items: Exact[] } | Failed {
  const inner = text.replace(SET_LABEL, '').trim();
  if (isNothing(inner)) return { items: [] };
  const braces = /^\{(.*)\}$/.exec(inner);
  const body = (braces?.[1] ?? inner).trim();
  const pieces = splitItems(body);
  if (!pieces) return { problem: { ambiguous: [body.replace('.', ','), body.replace(/ ?[,.] ?/, '; ')] } };
  const items: Exact[] = [];
  for (const piece of pieces) {
    const both = /^(?:[a-z]_?[12]?(?:, ?[12])? ?= ?)?(?:±|\+\/-|\+-) ?(.+)$/i.exec(piece);
    const read = readNumber(both?.[1] ?? withoutLabel(piece), dot, say.unclearSet);
    if ('problem' in read) return read;
    items.push(read.exact, ...(both ? [neg(read.exact)] : []));
  }
  return { items };
}

/** `null`: a single comma may be decimal or may part two numbers. */
function splitItems(body: string): string[] | null {
  const clean = (parts: string[]): string[] => parts.map(p => p.trim()).filter(Boolean);
  if (body.includes(';')) return clean(body.split(';'));
  if (WORDS_BETWEEN.test(body)) return clean(body.split(WORDS_BETWEEN));
  const commas = body.split(',').length - 1;
  if (commas >= 2 || /, /.test(body)) return clean(body.split(','));
  return commas === 1 && /^-?\d+,-?\d+$/.test(body) ? (/,-/.test(body) ? clean(body.split(',')) : null) : [body];
}

const POINT = /^(?:[A-Z]'?\d? ?=? ?)?\((.*)\)$/;

/** `(2; -3)`, `2; -3`, `A(2; -3)`, `x = 2; y = -3`. */
export function readPoint(text: string, dot: Dot): { readonly x: Exact; readonly y: Exact } | Failed {
  const inner = POINT.exec(text)?.[1] ?? text;
  const pair = splitPair(inner.trim());
  if (!pair) return { problem: { message: say.unclearPoint } };
  const [x, y] = pair.map(part => readNumber(part.replace(/^[xy] ?= ?/i, ''), dot, say.unclearPoint));
  if (!x || !y) return { problem: { message: say.unclearPoint } };
  if ('problem' in x) return x;
  return 'problem' in y ? y : { x: x.exact, y: y.exact };
}
