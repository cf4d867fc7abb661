import { idOfIndex, type Shown } from '../../grading/shown.ts';
import type { Solution } from '../../grading/solution-shape.ts';
import type { QuestionOf } from '../../questions/schema.ts';
import { withText } from '../shared/solution.ts';
import { rightTexts } from './right-texts.ts';

export function solveMatch(question: QuestionOf<'match'>, shown?: Shown): Solution {
  const rights = rightTexts(question);
  const pairs = question.pairs.map((pair, i) => [idOfIndex(shown, 'left', i), idOfIndex(shown, 'right', rights.indexOf(pair.right))]);
  return withText({ pairs: Object.fromEntries(pairs) }, question.solution ?? question.explanation);
}
