import { evaluate } from '../reader/evaluate.ts';
import { type Exact, equalExact, isNumber, isTrouble, toNumber } from '../reader/exact.ts';
import { say as readerSays } from '../reader/messages.ts';
import type { Node } from '../reader/node.ts';
import { parseExpression } from '../reader/parse.ts';
import { printNode } from '../reader/print.ts';
import { say } from './messages.ts';

export type Side = { readonly node: Node; readonly exact: Exact };
export type Sign = '=' | '<' | '<=' | '>' | '>=';
export type Relation = { readonly left: Side; readonly sign: Sign; readonly right: Side };
/** Two neighbours of a chain that have to be equal, exactly or rounded. */
export type Link = { readonly from: Side; readonly to: Side; readonly rounded: boolean };

/** `relations` joined by `or` say that one of them holds (x = 2 vagy x = −3), by `and` that all do (a system, 1 < x < 3). */
export type Line =
  | { readonly kind: 'expression'; readonly chain: readonly Side[]; readonly links: readonly Link[]; readonly printed: string }
  | {
      readonly kind: 'relations';
      readonly relations: readonly Relation[];
      readonly join: 'or' | 'and';
      /** `x = 12 : 4 = 3`: the links that have to hold whatever x is. */
      readonly links: readonly Link[];
      readonly printed: string;
    }
  | { readonly kind: 'nothing'; readonly printed: string }
  | { readonly kind: 'everything'; readonly printed: string };

export type Mode = 'equation' | 'expression';
type Failed = { readonly message: string };

const NOTHING =
  /^(?:ellentmondás[,:;]? )?(?:nincs(?: valós)?(?: megoldás[a]?)?(?: az egyenletnek| az egyenlőtlenségnek)?(?:[,;] ?ellentmondás)?|nem lehet|ellentmondás|∅|[a-z] ?∈ ?∅|m ?= ?∅|m ?= ?\{ ?\})$/i;
const EVERYTHING =
  /^(?:azonosság[,:;]? )?(?:azonosság|(?:minden|bármely|bármilyen) (?:valós )?(?:szám|[a-z])(?:-?r[ae](?: igaz)?| jó)?|végtelen sok(?: megoldás)?|[a-z] ?∈ ?(?:ℝ|R)|m ?= ?(?:ℝ|R))$/i;
const SIGN_TEXT: Record<Sign, string> = { '=': '=', '<': '<', '<=': '≤', '>': '>', '>=': '≥' };
const isSign = (text: string | undefined): text is Sign => text !== undefined && text in SIGN_TEXT;

/** A price of 200 less 10% is less 10% of it. */
function ofTheWhole(node: Node): Node {
  if ('of' in node) return { ...node, of: ofTheWhole(node.of) };
  if (!('left' in node)) return node;
  const [left, right] = [ofTheWhole(node.left), ofTheWhole(node.right)];
  const taken = (node.kind === 'add' || node.kind === 'sub') && right.kind === 'percent' && !hasPercent(left);
  return { ...node, left, right: taken ? { kind: 'mul', left, right } : right };
}
const hasPercent = (node: Node): boolean =>
  node.kind === 'percent' || ('of' in node && hasPercent(node.of)) || ('left' in node && (hasPercent(node.left) || hasPercent(node.right)));

function side(text: string): Side | Failed {
  const parsed = parseExpression(text.trim(), { dot: 'decimal', unclear: say.unreadable, notation: 'working' });
  if ('problem' in parsed) return { message: 'message' in parsed.problem ? parsed.problem.message : say.unreadable };
  const node = ofTheWhole(parsed.node);
  const exact = evaluate(node);
  return isTrouble(exact) ? { message: readerSays.trouble[exact.trouble] } : { node, exact };
}

const isFailed = (read: Side | Failed): read is Failed => 'message' in read;

/** Halves of the last written place: 3,33 stands for 10 : 3. */
export function holds({ from, to, rounded }: Link): boolean {
  if (equalExact(from.exact, to.exact)) return true;
  if (!rounded || !isNumber(from.exact) || !isNumber(to.exact)) return false;
  const places = /,(\d+)$/.exec(printNode(to.node))?.[1]?.length ?? 0;
  return Math.abs(toNumber(from.exact) - toNumber(to.exact)) <= 10 ** -places;
}

/** The sides of a chain and the signs between them. */
function chainOf(text: string): { sides: Side[]; signs: string[] } | Failed {
  const pieces = text.split(/(<=|>=|=|<|>|≈)/);
  const sides: Side[] = [];
  for (let i = 0; i < pieces.length; i += 2) {
    const read = side(pieces[i] ?? '');
    if (isFailed(read)) return read;
    sides.push(read);
  }
  return { sides, signs: pieces.filter((_, i) => i % 2 === 1) };
}

type Read = { relations: Relation[]; links: Link[] };

function relationsOf(text: string): Read | Failed {
  const chain = chainOf(text);
  if ('message' in chain) return chain;
  const { sides, signs } = chain;
  const [first, second] = sides;
  if (!first || !second) return { message: say.mixed };
  if (signs.every(sign => sign === '=' || sign === '≈')) {
    const links: Link[] = [];
    let [left, right] = [first, second];
    for (const [i, next] of sides.slice(2).entries()) {
      // 2(x + 3) = 2x + 6 = 10 rewrites the left side first.
      const from = right;
      if (equalExact(left.exact, right.exact)) left = right;
      else links.push({ from, to: next, rounded: signs[i + 1] === '≈' });
      right = next;
    }
    if (signs[0] === '≈' && isNumber(left.exact)) links.push({ from: left, to: right, rounded: true });
    return { relations: [{ left, sign: '=', right }], links };
  }
  const relations = signs.flatMap((sign, i): Relation[] => {
    const [left, right] = [sides[i], sides[i + 1]];
    return left && right && isSign(sign) ? [{ left, sign, right }] : [];
  });
  return relations.length === signs.length ? { relations, links: [] } : { message: say.unreadable };
}

const INDEXED = /([a-z])_?(?:1,2|1\/2|[12])(?= ?[=≈])/gi;
export const LISTED = /;|∨|∧|\s(?:vagy|illetve|ill\.|és|s|valamint)\s|,\s*(?=[a-z])|,\s+(?=[^,;=]*=)|\s(?=[a-z]_?2 ?=)/i;

/** `x1 = 2; x2 = -3`, `x = ±3`, `M = {2; 3}`, `x = 2 vagy -3` and a system as single relations. */
function pieces(text: string): string[] {
  const set = /^(?:m ?=|([a-z]) ?∈) ?\{(.*)\}$/i.exec(text);
  if (set) return (set[2] ?? '').split(/;|, /).map(item => `${set[1] ?? 'x'} = ${item}`);
  const listed = text
    .replace(/^\{|\}$/g, '')
    .split(LISTED)
    .filter(piece => piece.trim() !== '');
  const head = /^\s*([a-z])(?:_?\d)? ?=/i.exec(listed[0] ?? '')?.[1];
  return listed
    .map(piece => (head && !/[=<>≈]/.test(piece) ? `${head} = ${piece}` : piece))
    .map(piece => piece.replace(INDEXED, '$1'))
    .flatMap(piece => (/±/.test(piece) ? [piece.replaceAll('±', '+'), piece.replaceAll('±', '-')] : [piece]));
}

const printRelation = ({ left, sign, right }: Relation): string => `${printNode(left.node)} ${SIGN_TEXT[sign]} ${printNode(right.node)}`;
const isAssignment = ({ left, sign, right }: Relation): boolean => sign === '=' && left.node.kind === 'variable' && isNumber(right.exact);

/** `x = 7 és x = −7` lists solutions; `x > 2 és x < 5` and a system mean all at once. */
function joinOf(text: string, relations: readonly Relation[], doubled: boolean): 'or' | 'and' {
  const letters = new Set(relations.flatMap(r => [r.left, r.right]).flatMap(s => [...lettersOf(s)]));
  if (/vagy|∨|±/i.test(text)) return 'or';
  if (relations.some(r => r.sign !== '=')) return doubled || /és|∧/i.test(text) ? 'and' : 'or';
  if (letters.size === 0) return 'and';
  const assigned = relations.every(isAssignment);
  return letters.size > 1 || (!assigned && doubled) ? 'and' : 'or';
}

export const lettersOf = ({ node }: Side): Set<string> => {
  const found = new Set<string>();
  const walk = (n: Node): void => {
    if (n.kind === 'variable') found.add(n.name);
    if ('of' in n) walk(n.of);
    if ('left' in n) {
      walk(n.left);
      walk(n.right);
    }
  };
  walk(node);
  return found;
};

function expressionLine(text: string): Line | Failed {
  const chain = chainOf(text.replace(/^[=≈]\s*/, '').replace(/\s*[=≈]$/, ''));
  if ('message' in chain) return chain;
  const { sides, signs } = chain;
  if (signs.some(sign => sign !== '=' && sign !== '≈')) return { message: say.unreadable };
  const links = sides.slice(1).flatMap((to, i): Link[] => {
    const from = sides[i];
    return from ? [{ from, to, rounded: signs[i] === '≈' }] : [];
  });
  return { kind: 'expression', chain: sides, links, printed: sides.map(s => printNode(s.node)).join(' = ') };
}

/** `4 ≠ 7` says that there is no solution. */
function unequal(text: string): Line | Failed {
  const chain = chainOf(text.replace('≠', '='));
  if ('message' in chain) return chain;
  const [left, right] = chain.sides;
  const differs = left && right && isNumber(left.exact) && isNumber(right.exact) && !equalExact(left.exact, right.exact);
  return differs ? { kind: 'nothing', printed: `${printNode(left.node)} ≠ ${printNode(right.node)}` } : { message: say.unreadable };
}

/** Reads one cleaned statement. An expression line may go on with `= …` as often as it likes. */
export function readLine(text: string, mode: Mode): Line | Failed {
  if (mode === 'expression') return expressionLine(text);
  if (NOTHING.test(text)) return { kind: 'nothing', printed: 'nincs megoldás' };
  if (EVERYTHING.test(text)) return { kind: 'everything', printed: 'minden szám megoldás' };
  if (/^[^≠]+≠[^≠]+$/.test(text)) return unequal(text);
  if (!/[=<>∈≈]/.test(text)) return { message: say.mixed };
  const all: Read = { relations: [], links: [] };
  let doubled = false;
  for (const piece of pieces(text)) {
    const read = relationsOf(piece.trim());
    if ('message' in read) return read;
    doubled ||= read.relations.length > 1;
    all.relations.push(...read.relations);
    all.links.push(...read.links);
  }
  const join = all.relations.length > 1 ? joinOf(text, all.relations, doubled) : 'or';
  return { kind: 'relations', ...all, join, printed: all.relations.map(printRelation).join(join === 'or' ? ' vagy ' : ' és ') };
}
