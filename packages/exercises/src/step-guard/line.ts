import { evaluate } from '../reader/evaluate.ts';
import { type Exact, isTrouble } from '../reader/exact.ts';
import { say as readerSays } from '../reader/messages.ts';
import type { Node } from '../reader/node.ts';
import { normalise } from '../reader/normalise.ts';
import { parseExpression } from '../reader/parse.ts';
import { printNode } from '../reader/print.ts';
import { say } from './messages.ts';

export type Side = { readonly node: Node; readonly exact: Exact };
export type Sign = '=' | '<' | '<=' | '>' | '>=';
export type Relation = { readonly left: Side; readonly sign: Sign; readonly right: Side };

/** `relations` is what `x = 2 vagy x = -3` says: one of them holds. `nothing` and `everything` are words for the end. */
export type Line =
  | { readonly kind: 'expression'; readonly chain: readonly Side[]; readonly printed: string }
  | { readonly kind: 'relations'; readonly relations: readonly Relation[]; readonly printed: string }
  | { readonly kind: 'nothing'; readonly printed: string }
  | { readonly kind: 'everything'; readonly printed: string };

type Failed = { readonly message: string };

const NOTHING = /^(?:nincs(?: megoldás[a]?)?|ellentmondás|∅|[a-z] ?∈ ?∅|m ?= ?∅)$/i;
const EVERYTHING = /^(?:azonosság|minden (?:valós )?szám|végtelen sok megoldás|[a-z] ?∈ ?(?:ℝ|R))$/i;
const ARROW = /^\s*(?:⇔|⇒|→|⟹|⟺|<=>|=>|->)\s*/;
/** `2x + 3 = 7   / -3` and `| :2`: the note of what will be done next. */
const NOTE = /\s*\|.*$|\s+\/\s*[-+*:·].*$/;
const SIGN_TEXT: Record<Sign, string> = { '=': '=', '<': '<', '<=': '≤', '>': '>', '>=': '≥' };

function side(text: string): Side | Failed {
  const parsed = parseExpression(text.trim(), { dot: 'decimal', unclear: say.unreadable });
  if ('problem' in parsed) return { message: 'message' in parsed.problem ? parsed.problem.message : say.unreadable };
  const exact = evaluate(parsed.node);
  return isTrouble(exact) ? { message: readerSays.trouble[exact.trouble] } : { node: parsed.node, exact };
}

const isSign = (text: string | undefined): text is Sign => text !== undefined && text in SIGN_TEXT;

function relation(text: string): Relation | Failed {
  const [leftText = '', sign, rightText = '', ...more] = text.split(/(<=|>=|=|<|>)/);
  if (!isSign(sign) || more.length > 0) return { message: say.unreadable };
  const left = side(leftText);
  if ('message' in left) return left;
  const right = side(rightText);
  return 'message' in right ? right : { left, sign, right };
}

/** `x1 = 2; x2 = -3`, `x = ±3`, `M = {2; 3}` and `x ∈ {2; 3}` as single equations. */
function alternatives(text: string): string[] {
  const set = /^(?:m ?=|([a-z]) ?∈) ?\{(.*)\}$/i.exec(text);
  if (set) return (set[2] ?? '').split(';').map(item => `${set[1] ?? 'x'} = ${item}`);
  return text
    .replace(/([a-z])_?[12](?= ?=)/gi, '$1')
    .split(/;| vagy | illetve |∨/i)
    .flatMap(piece => (/±/.test(piece) ? [piece.replace('±', ''), piece.replace('±', '-')] : [piece]));
}

const printRelation = ({ left, sign, right }: Relation): string => `${printNode(left.node)} ${SIGN_TEXT[sign]} ${printNode(right.node)}`;

function expressionLine(text: string): Line | Failed {
  const chain: Side[] = [];
  for (const piece of text.replace(/^=/, '').split('=')) {
    const read = side(piece);
    if ('message' in read) return read;
    chain.push(read);
  }
  return { kind: 'expression', chain, printed: chain.map(s => printNode(s.node)).join(' = ') };
}

/** Reads one typed line. An expression line may go on with `= …` as often as it likes. */
export function readLine(typed: string, mode: 'equation' | 'expression'): Line | Failed {
  const text = normalise(typed.replace(ARROW, ''))
    .replace(NOTE, '')
    .replace(/[\s.;,]+$/, '');
  if (mode === 'expression') return expressionLine(text);
  if (NOTHING.test(text)) return { kind: 'nothing', printed: 'nincs megoldás' };
  if (EVERYTHING.test(text)) return { kind: 'everything', printed: 'minden szám megoldás' };
  if (!/[=<>∈]/.test(text)) return { message: say.mixed };
  const relations: Relation[] = [];
  for (const piece of alternatives(text)) {
    const read = relation(piece.trim());
    if ('message' in read) return read;
    relations.push(read);
  }
  return { kind: 'relations', relations, printed: relations.map(printRelation).join(' vagy ') };
}

/** An equation unless there is no sign of relation, or a chain of equal signs. */
export const modeOf = (typed: string): 'equation' | 'expression' =>
  /[<>≤≥]/.test(typed) || (/[^=]=[^=]/.test(typed.trim()) && typed.split('=').length === 2) ? 'equation' : 'expression';
