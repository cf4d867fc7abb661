import { idOfIndex, type Shown } from '../../grading/shown.ts';
import type { Solution } from '../../grading/solution-shape.ts';
import type { QuestionOf } from '../../questions/schema.ts';
import { withText } from '../shared/solution.ts';
import { rightTexts } from './right-texts.ts';

/** Breaks a solution that lists every pair as `left: right` into one line per pair; any other text stays as it is. */
function pairLines(text: string, lefts: readonly string[]): string {
  if (!lefts.every(left => text.startsWith(`${left}: `) || text.includes(` ${left}: `))) return text;
  return lefts.reduce((lines, left) => lines.replace(` ${left}: `, () => `<br>${left}: `), text);
}

export function solveMatch(question: QuestionOf<'match'>, shown?: Shown): Solution {
  const rights = rightTexts(question);
  const pairs = question.pairs.map((pair, i) => [idOfIndex(shown, 'left', i), idOfIndex(shown, 'right', rights.indexOf(pair.right))]);
  const text = pairLines(
    question.solution ?? question.explanation,
    question.pairs.map(({ left }) => left),
  );
  return withText({ pairs: Object.fromEntries(pairs) }, text);
}
