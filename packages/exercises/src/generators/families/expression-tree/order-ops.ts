import type { Rng } from '@eszkerek/numbers/chance';
import { texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf, type Wrong } from '../../engine.ts';
import { equals } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num, type Value } from '../../value.ts';

const t = textNumber;

/** A slip may divide by zero: then it has no value, and no pupil types it. */
const resultOf = (n: number): Value => (Number.isFinite(n) ? num(n) : { key: '', tex: '', text: '', size: undefined });

type Op = '+' | '-' | '*' | '/';

type Node = number | { op: Op; left: Node; right: Node };

/** Value of the tree; NaN where a step leaves the natural numbers. */
function value(node: Node): number {
  if (typeof node === 'number') return node;
  const [a, b] = [value(node.left), value(node.right)];
  if (node.op === '+') return a + b;
  if (node.op === '-') return a >= b ? a - b : Number.NaN;
  if (node.op === '*') return a * b;
  return b > 0 && a % b === 0 ? a / b : Number.NaN;
}

const RANK: Record<Op, number> = { '+': 1, '-': 1, '*': 2, '/': 2 };

const BRACKETS = [
  ['(', ')'],
  ['[', ']'],
  ['\\{', '\\}'],
] as const;

const rankOf = (node: Node): number => (typeof node === 'number' ? 3 : RANK[node.op]);
const bracketsLeft = (op: Op, left: Node): boolean => rankOf(left) < RANK[op];
const bracketsRight = (op: Op, right: Node): boolean => rankOf(right) < RANK[op] || (rankOf(right) === RANK[op] && op !== '+');

interface Printed {
  tokens: string[];
  depth: number;
}

/** Tokens with as few brackets as precedence allows; the innermost pair is round, then square, then curly. */
function print(node: Node): Printed {
  if (typeof node === 'number') return { tokens: [String(node)], depth: 0 };
  const wrap = (part: Printed, need: boolean): Printed =>
    need ? { tokens: [`(${part.depth}`, ...part.tokens, `)${part.depth}`], depth: part.depth + 1 } : part;
  const left = wrap(print(node.left), bracketsLeft(node.op, node.left));
  const right = wrap(print(node.right), bracketsRight(node.op, node.right));
  return { tokens: [...left.tokens, node.op, ...right.tokens], depth: Math.max(left.depth, right.depth) };
}

/** `6 + (10 + 12)` and `6 · (6 · 10)` are brackets nobody writes; without them the steps would not go from left to right. */
function hasUntidyRight(node: Node): boolean {
  if (typeof node === 'number') return false;
  const { left, right } = node;
  const same = typeof right !== 'number' && RANK[right.op] === RANK[node.op] && (node.op === '+' || node.op === '*');
  return same || hasUntidyRight(left) || hasUntidyRight(right);
}

const asExpr = (tokens: readonly string[]): string => tokens.map(k => (/^[()]/.test(k) ? k.charAt(0) : k)).join('');

function asTex(tokens: readonly string[]): string {
  return tokens
    .map(k => {
      const bracket = /^([()])(\d)/.exec(k);
      if (bracket) return BRACKETS[Number(bracket[2])]?.[bracket[1] === '(' ? 0 : 1] ?? '';
      return k === '*' ? '\\cdot ' : k === '/' ? ':' : k;
    })
    .join('');
}

/** Evaluates tokens with a precedence table: the ordinary one is the second method, the bent ones are misconceptions. */
function evaluate(tokens: readonly string[], rank: Record<string, number>): number {
  const values: number[] = [];
  const ops: string[] = [];
  const apply = (): void => {
    const op = ops.pop();
    const [b = Number.NaN, a = Number.NaN] = [values.pop(), values.pop()];
    values.push(op === '+' ? a + b : op === '-' ? a - b : op === '*' ? a * b : a / b);
  };
  for (const token of tokens) {
    if (/^\d/.test(token)) values.push(Number(token));
    else if (token.startsWith('(')) ops.push('(');
    else if (token.startsWith(')')) {
      while (ops.at(-1) !== '(') apply();
      ops.pop();
    } else {
      while (ops.length && ops.at(-1) !== '(' && (rank[ops.at(-1) ?? ''] ?? 0) >= (rank[token] ?? 0)) apply();
      ops.push(token);
    }
  }
  while (ops.length) apply();
  return values[0] ?? Number.NaN;
}

const LEFT_TO_RIGHT = { '+': 1, '-': 1, '*': 1, '/': 1 };

const ADD_FIRST = { '-': 1, '+': 2, '*': 3, '/': 3 };

const withoutBrackets = (tokens: readonly string[]): string[] => tokens.filter(k => !/^[()]/.test(k));

/** How many brackets stand around each bracket; -1 for the other tokens. */
function bracketDepths(tokens: readonly string[]): number[] {
  let open = 0;
  return tokens.map(k => (k.startsWith('(') ? open++ : k.startsWith(')') ? --open : -1));
}

/** Without the brackets that stand deepest; a round pair beside them stays. */
function withoutInner(tokens: readonly string[]): string[] {
  const depths = bracketDepths(tokens);
  const deepest = Math.max(...depths);
  return tokens.filter((_, i) => depths[i] !== deepest);
}

/** „a zárójelet”, „a zárójeleket”: so many pairs as there are. */
const bracketWord = (pairs: number): string => (pairs > 1 ? 'zárójeleket' : 'zárójelet');

/** The last operation taken for its pair: addition and subtraction, or multiplication and addition. */
function lastStepSlip(tree: Node): Wrong[] {
  if (typeof tree === 'number' || tree.op === '/') return [];
  const [op, left, right] = [tree.op, value(tree.left), value(tree.right)];
  const why = { '+': 'kivontál, pedig összeadás', '-': 'összeadtál, pedig kivonás', '*': 'összeadtál, pedig szorzás' }[op];
  return [
    wrong(
      { op, left, right },
      ({ op, left, right }) => num(op === '+' ? left - right : left + right),
      'utolso-muvelet-elrontva',
      `Az utolsó lépésben ${why} a feladat.`,
    ),
  ];
}

function grow(rng: Rng, ops: number, allowDivision: boolean): Node {
  if (ops === 0) return rng.int(2, 12);
  const op = rng.pick(allowDivision ? (['+', '-', '*', '/', '*'] as const) : (['+', '-', '*'] as const));
  const leftOps = rng.int(0, ops - 1);
  let left = grow(rng, leftOps, allowDivision);
  const right = grow(rng, ops - 1 - leftOps, allowDivision);
  if (typeof left === 'number' && op === '-') left = rng.int(15, 90);
  if (typeof left === 'number' && op === '/') left = (value(right) || 1) * rng.int(2, 9);
  if (op === '/' && typeof right === 'number' && typeof left !== 'number') {
    const v = value(left);
    const fit = [2, 3, 4, 5, 6, 7, 8, 9].filter(d => v % d === 0);
    redrawIf(!fit.length);
    return { op, left, right: rng.pick(fit) };
  }
  return { op, left, right };
}

interface Operation {
  line: string;
  rank: number;
  /** Path of the brackets around it: its length is the depth, its numbers grow from left to right. */
  inside: readonly number[];
}

/** The operations from left to right, with their results; `from` of them stand before the node. */
function operations(node: Node, inside: readonly number[] = [], from = 0): Operation[] {
  if (typeof node === 'number') return [];
  const { op, left, right } = node;
  const sign = op === '*' ? '\\cdot ' : op === '/' ? ':' : op;
  const before = operations(left, bracketsLeft(op, left) ? [...inside, from] : inside, from);
  const next = from + before.length + 1;
  const after = operations(right, bracketsRight(op, right) ? [...inside, next] : inside, next);
  const line = `$${texNumber(value(left))}${sign}${texNumber(value(right))}=${texNumber(value(node))}$`;
  return [...before, { line, rank: RANK[op], inside }, ...after];
}

/** In the order the rules say: the innermost brackets first, there multiplication before addition, from left to right. */
function steps(tree: Node): string[] {
  const all = operations(tree);
  // The sort is stable, so operations of the same bracket and rank stay in order; so do brackets of the same depth.
  const brackets = [...new Set(all.map(o => String(o.inside)))];
  return all
    .toSorted(
      (a, b) =>
        b.inside.length - a.inside.length || brackets.indexOf(String(a.inside)) - brackets.indexOf(String(b.inside)) || b.rank - a.rank,
    )
    .map(o => o.line);
}

export const orderOps = defineGenerator('gen-order-ops', 'Műveleti sorrend', ['matek-5-muveleti-sorrend'], ['brackets'], (rng, level) => {
  const ops = level === 1 ? rng.int(2, 3) : level === 2 ? rng.int(3, 4) : rng.int(4, 5);
  const tree = grow(rng, ops, level > 1 || rng.chance(0.4));
  const answer = value(tree);
  redrawIf(hasUntidyRight(tree));
  const { tokens, depth } = print(tree);
  redrawIf(!Number.isFinite(answer) || answer < 2 || answer > (level === 3 ? 900 : 400));
  redrawIf(level === 1 ? depth > 0 : level === 2 ? depth !== 1 : depth < 2 || depth > 3);
  redrawIf(tokens.filter(k => k === '/').length > 2);

  const bent = evaluate(tokens, LEFT_TO_RIGHT);
  redrawIf(level < 3 && (bent === answer || !Number.isInteger(bent)));
  const done = steps(tree);
  redrawIf(tokens.some(k => k.length > 4) || (done[0] ?? '').endsWith(`=${texNumber(answer)}$`));
  const tex = asTex(tokens);
  const depths = bracketDepths(tokens).filter(d => d >= 0);
  const all = bracketWord(depths.length / 2);
  const inner = `${depth > 2 ? 'legbelső' : 'belső'} ${bracketWord(depths.filter(d => d === depth - 1).length / 2)}`;

  return numeric(
    {
      question: rng.pick([`Számítsd ki: $${tex}$`, `Mennyi az értéke? $${tex}$`, `Figyelj a műveletek sorrendjére! $${tex}$`]),
      answer: num(answer),
      check: 'INT',
      expr: asExpr(tokens),
      wrong: [
        wrong(
          { tokens },
          ({ tokens }) => resultOf(evaluate(tokens, LEFT_TO_RIGHT)),
          'balrol-jobbra',
          'Balról jobbra haladtál. A szorzás és az osztás megelőzi az összeadást és a kivonást.',
        ),
        wrong(
          { tokens },
          ({ tokens }) => resultOf(evaluate(tokens, ADD_FIRST)),
          'osszeadas-kivonas-elott',
          'Az összeadást a kivonás elé vetted. Ezek egyenrangúak: balról jobbra végezzük el őket.',
        ),
        ...(depth
          ? [
              wrong(
                { tokens },
                ({ tokens }) => resultOf(evaluate(withoutBrackets(tokens), RANK)),
                'zarojel-kihagyasa',
                depth > 1
                  ? 'A zárójeleket figyelmen kívül hagytad. A belső zárójellel kezdjük.'
                  : `A ${all} figyelmen kívül hagytad. Ami ${all === 'zárójelet' ? 'benne' : 'bennük'} áll, azt számítjuk ki először.`,
                depth > 1 ? 'minden zárójelet figyelmen kívül hagy' : `figyelmen kívül hagyja a ${all}`,
              ),
            ]
          : []),
        ...(depth > 1
          ? [
              wrong(
                { tokens },
                ({ tokens }) => resultOf(evaluate(withoutInner(tokens), RANK)),
                'zarojel-kihagyasa',
                `A ${inner} figyelmen kívül hagytad. ${inner.endsWith('eket') ? 'Azokkal' : 'Azzal'} kezdjük.`,
                `a ${inner} figyelmen kívül hagyja`,
              ),
            ]
          : []),
        ...lastStepSlip(tree),
      ].filter(w => Number.isInteger(w.value.size)),
      other: 'Írd le lépésenként, mindig egy műveletet végezz el!',
      hints: [
        depth > 1
          ? 'Több zárójel is van. Melyik a legbelső?'
          : depth
            ? 'Van zárójel. Mit számítasz ki először?'
            : 'Melyik műveletet kell először elvégezni?',
        depth
          ? `Előbb a ${depth > 1 ? 'zárójelek belülről kifelé' : 'zárójelben álló műveletek'}, aztán szorzás és osztás, végül összeadás és kivonás.`
          : 'Előbb a szorzás és az osztás, aztán az összeadás és a kivonás, balról jobbra.',
        `Az első lépés: ${done[0]}.`,
      ],
      solution: `${done.join(', majd ')}. Az eredmény ${t(answer)}.`,
    },
    equals(evaluate(tokens, RANK)),
  );
});
