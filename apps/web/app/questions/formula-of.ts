import { lineFormula, plainHtml } from './plain-html.ts';

const RELATION = /[=<>≤≥]/;
const LETTER = /\p{Ll}/u;
/** `x = 3` says a value, `x < 5` a solution: nothing is left to do. */
const SOLVED = /^\p{Ll} ?[=<>≤≥][^=<>≤≥]*$/u;
/** An operation on something: the sign of `−6` is none. */
const OPERATION = /[\p{Ll}\d)²³] ?[+\-−·:/^√²³(]/u;
/** Braces, systems and signs that the reader of steps does not know. */
const FOREIGN = /[{}≠≈±…→□∈∪∩]|\p{L}{3}/u;

/** Whether the step guard can check the lines after it: an equation or inequality with a variable, or an unevaluated expression. */
const leadsOn = (formula: string): boolean => {
  if (FOREIGN.test(formula)) return false;
  return RELATION.test(formula) ? LETTER.test(formula) && !SOLVED.test(formula) : OPERATION.test(formula);
};

/**
 * The one calculation of a question as a pupil would type it; none where there are several or none.
 * An expression beside the value of its letter is none: its lines would not follow without that value.
 */
export function formulaOf(html: string): string | undefined {
  const found: string[] = [];
  plainHtml(html, tex => {
    found.push(lineFormula(tex));
    return '';
  });
  const tasks = found.filter(leadsOn);
  const [task] = tasks;
  if (task === undefined || tasks.length > 1) return undefined;
  return RELATION.test(task) || !found.some(formula => RELATION.test(formula)) ? task : undefined;
}
