import type { AnswerResult, AnswerValue, PublicQuestion, Solution } from '@eszkerek/contract/quiz-shapes';
import type { CompiledQuestion } from '@eszkerek/documents/question';
import { grade, showsParts } from '@eszkerek/exercises/grading/grade';
import type { GradeOptions } from '@eszkerek/exercises/grading/result';
import { idOfIndex } from '@eszkerek/exercises/grading/shown';
import { solutionOf as solve } from '@eszkerek/exercises/grading/solution';
import { publicView } from '@eszkerek/exercises/questions/public-view';
import { teacherView } from '@eszkerek/exercises/questions/teacher-view';
import { answerWords } from '@eszkerek/exercises/questions/words';
import { escapeHtml } from '../../escape-html.ts';
import type { Library } from '../../library/library.ts';
import { withoutFillers } from './fillers.ts';

/** The seam between attempts and the exercises package: a question under the id and seed of its attempt. */
const under = (question: CompiledQuestion, id: string): CompiledQuestion => (question.id === id ? question : { ...question, id });

export const viewOf = (question: CompiledQuestion, seed: string, id: string): PublicQuestion => publicView(under(question, id), seed).view;

export const teacherViewOf = (question: CompiledQuestion, seed: string, id: string): PublicQuestion =>
  teacherView(under(question, id), seed).view;

export const solutionOf = (question: CompiledQuestion, seed: string, id: string): Solution => {
  const { shown } = publicView(under(question, id), seed);
  const { correct, text: told, explanations, ...rest } = solve(question, shown);
  const text = withoutFillers(told);
  const said = explanations && Object.fromEntries(Object.entries(explanations).filter(([, why]) => withoutFillers(why, true)));
  return {
    ...rest,
    ...(said ? { explanations: said } : {}),
    ...(text === undefined ? {} : { text }),
    ...(correct ? { correct: [...correct] } : {}),
  };
};

/** The id under which an option is shown. */
export const optionIdOf = (question: CompiledQuestion, seed: string, id: string, option: number): string =>
  idOfIndex(publicView(under(question, id), seed).shown, 'answers', option);

type Graded = Pick<AnswerResult, 'status' | 'points' | 'understood' | 'message' | 'explanation' | 'misconception' | 'choices' | 'parts'>;

export const gradeAnswer = (
  library: Library,
  question: CompiledQuestion,
  seed: string,
  id: string,
  answer: AnswerValue,
  options: GradeOptions = {},
): Graded => {
  const { shown } = publicView(under(question, id), seed);
  const { misconception, parts, choices, explanation: told, ...result } = grade(question, answer, shown, options);
  const known = misconception ? library.misconception(misconception) : undefined;
  const explanation = withoutFillers(told, !options.retry);
  const named = parts?.filter(part => part.named).map(({ id, status }) => ({ id, status }));
  return {
    ...result,
    ...(explanation === undefined ? {} : { explanation }),
    ...(choices ? { choices: [...choices] } : {}),
    // Saying which option, pair or place is right would reveal the key before the second try; the reply speaks of one that is named.
    ...(parts && showsParts(question.type) ? { parts: [...parts] } : named?.length ? { parts: named } : {}),
    ...(misconception && known
      ? { misconception: { id: misconception, text: known.pupil, lesson: known.lesson, section: known.section } }
      : {}),
  };
};

/** The pupil's answer in words, for the mistake book: safe HTML, as option texts are; what was typed is shown as it was typed. */
export const answerInWords = (question: CompiledQuestion, seed: string, id: string, answer: AnswerValue): string => {
  const { view } = publicView(under(question, id), seed);
  return answerWords(view, answer, escapeHtml);
};
