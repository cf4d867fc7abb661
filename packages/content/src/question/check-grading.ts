import { grade } from '@eszkerek/exercises/grading/grade';
import type { QuestionOf } from '@eszkerek/exercises/questions/schema';
import type { QuestionContext } from './question-context.ts';

/** As a pupil types it: with a comma. */
const typed = (value: string) => value.replace(/^(-?\d+)\.(\d+)$/, '$1,$2');

/** The author's keys, accepted forms and wrong values, judged by the same code that will judge the pupil. */
export function checkTypedKeys(
  question: QuestionOf<'numeric' | 'numberLine' | 'shortText'>,
  accepted: readonly string[],
  { report, lineOf }: QuestionContext,
): void {
  const own = grade(question, typed(question.answer), undefined, { practice: true });
  if (own.status !== 'correct') report('key-refused', lineOf(['answer']), `the grader answers „${own.message}” to „${question.answer}”`);
  for (const [i, form] of accepted.entries()) {
    const result = grade(question, typed(form), undefined, { practice: true });
    if (result.status !== 'correct') report('key-refused', lineOf(['accepted', i]), `the grader answers „${result.message}” to „${form}”`);
  }
  for (const [i, pattern] of (question.feedback?.patterns ?? []).entries()) {
    const result = grade(question, typed(pattern.value), undefined, { practice: true });
    if (result.status === 'correct' || result.explanation !== pattern.explanation)
      report(
        'pattern-unreached',
        lineOf(['feedback', 'patterns', i]),
        `the grader answers „${result.explanation ?? result.message}” to „${pattern.value}”`,
      );
  }
}

export function checkBlankKeys(question: QuestionOf<'fillSteps'>, { report, lineOf }: QuestionContext): void {
  const result = grade(question, Object.fromEntries(question.blanks.map(blank => [blank.id, typed(blank.answer)])));
  for (const [i, blank] of question.blanks.entries())
    if (result.parts?.find(part => part.id === blank.id)?.status !== 'correct')
      report('key-refused', lineOf(['blanks', i]), `the grader refuses the answer „${blank.answer}” of [${blank.id}]`);
}
