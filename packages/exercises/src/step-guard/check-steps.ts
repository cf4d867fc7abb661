import { formOfKey, hasForm } from '../grading/expression-form.ts';
import { equalExact, isNumber } from '../reader/exact.ts';
import { understoodAs } from '../reader/messages.ts';
import { MAX_LENGTH } from '../reader/read-answer.ts';
import { diagnoseExpression, diagnoseRelation, diagnoseSolutions } from './diagnose.ts';
import { type Line, modeOf, type Relation, readLine, type Side } from './line.ts';
import { say } from './messages.ts';
import { sameSolutions, solveLine } from './solve.ts';

/** `waiting`: behind a wrong line, not looked at yet. `unchecked`: beyond what can be compared; it does not stop the work. */
export type StepStatus = 'start' | 'right' | 'wrong' | 'unreadable' | 'unchecked' | 'waiting' | 'empty';
export type StepLine = { readonly status: StepStatus; readonly understood?: string; readonly message?: string };

export type StepReport = {
  readonly lines: readonly StepLine[];
  /** Index of the first line that needs another look. */
  readonly firstWrong: number | null;
  readonly finished: boolean;
  readonly message: string;
};

export type StepOptions = {
  readonly mode?: 'equation' | 'expression';
  /** The given task; without it the first typed line is taken for it. */
  readonly start?: string;
  /** The expression to arrive at, in the form it is wanted in, or the rearranged formula. */
  readonly goal?: string;
};

const MAX_LINES = 40;

function compare(before: Line, after: Line): StepLine {
  const understood = understoodAs(after.printed);
  if (before.kind === 'expression' && after.kind === 'expression') return compareExpressions(before.chain, after.chain, understood);
  const [was, is] = [solveLine(before), solveLine(after)];
  const same = was && is ? sameSolutions(was, is) : null;
  if (!was || !is || same === null) return { status: 'unchecked', understood, message: say.unchecked };
  if (same) return { status: 'right', understood };
  const [one, other] = [before.kind === 'relations' ? before.relations : [], after.kind === 'relations' ? after.relations : []];
  const [left, right] = [one[0], other[0]];
  const single = left && right && one.length === 1 && other.length === 1;
  return { status: 'wrong', understood, message: single ? diagnoseRelation(left, right, was, is) : diagnoseSolutions(was, is) };
}

function compareExpressions(before: readonly Side[], after: readonly Side[], understood: string): StepLine {
  let last = before[before.length - 1];
  for (const side of after) {
    if (last && !equalExact(last.exact, side.exact)) return { status: 'wrong', understood, message: diagnoseExpression(last, side) };
    last = side;
  }
  return { status: 'right', understood };
}

function isFinished(line: Line, goal: string | undefined): boolean {
  if (line.kind === 'nothing' || line.kind === 'everything') return true;
  if (line.kind === 'relations') {
    if (goal !== undefined) return reachesGoal(line.relations, goal);
    return line.relations.every(({ left, right }) => {
      const [letter, number] = left.node.kind === 'variable' ? [left, right] : [right, left];
      return letter.node.kind === 'variable' && isNumber(number.exact) && number.exact.num.size <= 2 && isPlain(number);
    });
  }
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
  const turned = ({ left, right }: Relation): [Side, Side] => (left.node.kind === 'variable' ? [left, right] : [right, left]);
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

/** Nothing left to carry out: brackets gone, like terms together. */
const isPlain = (side: Side): boolean => hasForm('expanded', side, side);

const isBlank = (text: string): boolean => text.trim() === '';

/** Checks typed lines one after the other and points at the first that does not follow. Never throws. */
export function checkSteps(typed: readonly string[], options: StepOptions = {}): StepReport {
  const first = options.start ?? typed.find(line => !isBlank(line));
  if (first === undefined) return { lines: typed.map(() => ({ status: 'empty' })), firstWrong: null, finished: false, message: say.begin };
  if (typed.length > MAX_LINES)
    return { lines: typed.map(() => ({ status: 'waiting' })), firstWrong: null, finished: false, message: say.tooLong };
  const mode = options.mode ?? modeOf(first);
  const given = options.start === undefined ? null : readLine(options.start, mode);
  let previous: Line | null = given && 'kind' in given ? given : null;
  let firstWrong: number | null = null;
  const lines = typed.map((text, i): StepLine => {
    if (isBlank(text)) return { status: 'empty' };
    if (firstWrong !== null) return { status: 'waiting' };
    const line = text.length > MAX_LENGTH ? { message: say.unreadable } : readLine(text, mode);
    const result: StepLine =
      'kind' in line ? (previous ? compare(previous, line) : startLine(line)) : { status: 'unreadable', message: line.message };
    if (result.status === 'wrong' || result.status === 'unreadable') firstWrong = i;
    else if ('kind' in line) previous = line;
    return result;
  });
  const finished = firstWrong === null && previous !== null && lines.some(l => l.status === 'right') && isFinished(previous, options.goal);
  const done = mode === 'equation' ? say.finished : say.finishedExpression;
  return { lines, firstWrong, finished, message: firstWrong !== null ? say.line(firstWrong + 1) : finished ? done : say.allRight };
}

/** The first line has nothing before it; a chain of equal signs is checked within itself. */
function startLine(line: Line): StepLine {
  const understood = understoodAs(line.printed);
  const [head, ...rest] = line.kind === 'expression' ? line.chain : [];
  if (!head || rest.length === 0) return { status: 'start', understood };
  return compareExpressions([head], rest, understood);
}
