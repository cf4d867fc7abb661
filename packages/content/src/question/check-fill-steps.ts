import type { QuestionOf } from '@eszkerek/exercises/questions/schema';
import { sameValue, tryEvaluate } from './evaluate.ts';
import type { QuestionContext } from './question-context.ts';

export function checkFillSteps(question: QuestionOf<'fillSteps'>, { report, lineOf }: QuestionContext): void {
  const inTemplate = [...question.template.matchAll(/\[([a-z])\]/g)].map(match => match[1] ?? '');
  const ids = question.blanks.map(blank => blank.id);
  for (const id of new Set([...inTemplate, ...ids])) {
    const drawn = inTemplate.filter(other => other === id).length;
    const defined = ids.filter(other => other === id).length;
    if (drawn !== 1 || defined !== 1)
      report('blank-differs', lineOf(['template']), `[${id}] stands ${drawn} times in the template and ${defined} times among the blanks`);
  }
  question.blanks.forEach((blank, i) => {
    const answer = tryEvaluate(blank.answer);
    blank.wrong.forEach((wrong, j) => {
      const value = tryEvaluate(wrong.value);
      const same = answer !== undefined && value !== undefined ? sameValue(answer, value) : wrong.value === blank.answer;
      if (same) report('pattern-is-answer', lineOf(['blanks', i, 'wrong', j]), `„${wrong.value}” has the value of the answer`);
    });
  });
  checkBarem(question, { report, lineOf });
}

/** A point for each step and one for the result: what a blank is worth must come out of them. */
function checkBarem({ barem, blanks }: QuestionOf<'fillSteps'>, { report, lineOf }: Pick<QuestionContext, 'report' | 'lineOf'>): void {
  if (!barem) return;
  barem.forEach(({ blank }, i) => {
    if (!blanks.some(({ id }) => id === blank)) report('barem', lineOf(['barem', i]), `there is no blank ${blank}`);
  });
  blanks.forEach(({ id, weight = 1 }, i) => {
    const points = barem.filter(({ blank }) => blank === id).length + 1;
    if (points !== weight) report('barem', lineOf(['blanks', i]), `[${id}] is worth ${weight} points and its barem gives ${points}`);
  });
}
