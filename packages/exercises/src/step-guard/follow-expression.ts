import { type Rational, rational } from '@eszkerek/numbers/rational';
import { evaluate } from '../reader/evaluate.ts';
import { equalExact, isTrouble, rationalValue } from '../reader/exact.ts';
import type { Node } from '../reader/node.ts';
import { diagnoseExpression, mistakeIn } from './diagnose-expression.ts';
import { holds, type Line, type Link, type Side } from './line.ts';
import type { Reason } from './messages.ts';

export type ExpressionLine = Extract<Line, { kind: 'expression' }>;
/** `aside`: right by itself, but the work goes on from the line before. */
export type Verdict =
  | { readonly status: 'start' | 'right' | 'aside' | 'unchecked' }
  | { readonly status: 'wrong'; readonly reason: Reason };

export function brokenLink(links: readonly Link[]): Reason | null {
  const broken = links.find(link => !holds(link));
  const reason = broken && diagnoseExpression(broken.from, broken.to);
  return reason === 'otherValue' ? 'otherSides' : (reason ?? null);
}

const partsOf = (node: Node): Node[] => {
  if ('of' in node) return [node, ...partsOf(node.of)];
  return 'left' in node ? [node, ...partsOf(node.left), ...partsOf(node.right)] : [node];
};

const isPartOf = (part: Side, whole: Side): boolean =>
  partsOf(whole.node).some(node => {
    const value = evaluate(node);
    return !isTrouble(value) && equalExact(value, part.exact);
  });

/** `100% = 240`: what belongs to what, not an equality. */
export function proportionOf(line: Line | null): { readonly ratio: Rational } | null {
  if (line?.kind !== 'expression' || line.chain.length !== 2) return null;
  const [left, right] = line.chain;
  if (left?.node.kind !== 'percent' || !right || right.node.kind === 'percent') return null;
  const [a, b] = [rationalValue(left.exact), rationalValue(right.exact)];
  return a && b && a.n !== 0n && !a.equals(b) ? { ratio: b.div(a) } : null;
}

/** 1% = 4,4 for 4,5. */
const isNearRatio = (a: Rational, b: Rational): boolean => a.sub(b).div(a).abs().compare(rational(1, 20)) <= 0;

/** Whether an expression line follows from the one before. `isTable`: the working lists percents with their values. */
export function followExpression(before: ExpressionLine | null, after: ExpressionLine, opensWithSign: boolean, isTable: boolean): Verdict {
  const [was, is] = [proportionOf(before), proportionOf(after)];
  if (isTable && is)
    return was && !was.ratio.equals(is.ratio)
      ? { status: 'wrong', reason: isNearRatio(was.ratio, is.ratio) ? 'slip' : 'proportion' }
      : { status: was ? 'right' : 'start' };
  const broken = brokenLink(after.links);
  const [head] = after.chain;
  const last = before?.chain[before.chain.length - 1];
  if (!before || !last || !head)
    return broken ? { status: 'wrong', reason: broken } : { status: after.links.length > 0 ? 'right' : 'start' };
  if (equalExact(last.exact, head.exact)) return broken ? { status: 'wrong', reason: broken } : { status: 'right' };
  const isOwnSentence = after.links.length > 0 && !opensWithSign;
  if (!isOwnSentence) return { status: 'wrong', reason: diagnoseExpression(last, head) };
  if (broken) return { status: 'wrong', reason: broken };
  // 24:4 = 6 beside the task, or the next operation of a word problem.
  if (isPartOf(head, last) || before.links.length > 0) return { status: 'aside' };
  const reason = mistakeIn(last, head, 'telling');
  return reason ? { status: 'wrong', reason } : { status: 'unchecked' };
}
