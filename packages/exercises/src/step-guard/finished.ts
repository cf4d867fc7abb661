import { formOfKey, hasForm } from '../grading/expression-form.ts';
import { equalExact, isNumber } from '../reader/exact.ts';
import { printNode } from '../reader/print.ts';
import { type Line, type Relation, readLine, type Side } from './line.ts';

/** Nothing left to carry out: brackets gone, like terms together. */
const isPlain = (side: Side): boolean => hasForm('expanded', side, side);

const turned = ({ left, right }: Relation): [Side, Side] => (left.node.kind === 'variable' ? [left, right] : [right, left]);

/** `x = 3`, with nothing left to count. */
export function isSolved(relation: Relation): boolean {
  const [letter, number] = turned(relation);
  return letter.node.kind === 'variable' && isNumber(number.exact) && number.exact.num.size <= 2 && isPlain(number);
}

/** What the working arrived at, as an answer is typed; none where it is more than one value. */
export function resultOf(line: Line): string | undefined {
  const typed = (side: Side | undefined) => side && printNode(side.node).replaceAll('−', '-');
  if (line.kind === 'expression') return typed(line.chain.at(-1));
  const [relation, ...more] = line.kind === 'relations' ? line.relations : [];
  if (!relation || more.length > 0) return undefined;
  return relation.sign === '=' ? typed(turned(relation)[1]) : line.printed.replaceAll('−', '-');
}

export function isFinished(line: Line, goal: string | undefined): boolean {
  if (line.kind === 'nothing' || line.kind === 'everything') return true;
  if (line.kind === 'relations') return goal === undefined ? line.relations.every(isSolved) : reachesGoal(line.relations, goal);
  const last = line.chain[line.chain.length - 1];
  const wanted = goal === undefined ? undefined : readLine(goal, 'expression');
  const key = wanted && 'kind' in wanted && wanted.kind === 'expression' ? wanted.chain[0] : undefined;
  if (!last) return false;
  return key ? equalExact(last.exact, key.exact) && hasForm(formOfKey(key), last, key) : isPlain(last);
}

/** A formula is rearranged when it gives the wanted letter as the goal does. */
function reachesGoal(relations: readonly Relation[], goal: string): boolean {
  const wanted = readLine(goal, 'equation');
  const keys = 'kind' in wanted && wanted.kind === 'relations' ? wanted.relations : [];
  return (
    keys.length === relations.length &&
    keys.every(key => {
      const [letter, value] = turned(key);
      return relations.some(relation => {
        const [mine, other] = turned(relation);
        return mine.node.kind === 'variable' && equalExact(mine.exact, letter.exact) && equalExact(other.exact, value.exact);
      });
    })
  );
}
