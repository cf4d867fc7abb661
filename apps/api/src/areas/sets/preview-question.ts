import { renderQuestion } from '@eszkerek/content/question/render-question';
import type { OwnQuestion, QuestionPreview } from '@eszkerek/contract/set-shapes';
import type { Library } from '../../library/library.ts';
import { solutionOf, viewOf } from '../quiz/grading.ts';
import { checkQuestion } from './own-question.ts';

const ID = 'elonezet';
/** Fixed: the options do not jump while the teacher types. */
const SEED = 'elonezet';

export const previewQuestion = (library: Library, written: OwnQuestion): QuestionPreview => {
  const { question, faults } = checkQuestion(library, written);
  if (!question) return { question: null, solution: null, faults };
  const rendered = renderQuestion(question, ID);
  return { question: viewOf(rendered, SEED, ID), solution: solutionOf(rendered, SEED, ID), faults };
};
