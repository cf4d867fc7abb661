import { renderQuestion } from '@eszkerek/content/question/render-question';
import type { OwnQuestion, QuestionPreview } from '@eszkerek/contract/set-shapes';
import type { Library } from '../../library/library.ts';
import { solutionOf, viewOf } from '../quiz/grading.ts';
import { checkQuestion } from './own-question.ts';

const ID = 'elonezet';
/** Fixed: the options do not jump while the teacher types. */
const SEED = 'elonezet';

/** Only the sentence is the teacher's: it is checked and shown while the rest is still missing. */
const sentenceOf = (library: Library, { question: asked }: OwnQuestion) => {
  const { question, faults } = checkQuestion(library, { type: 'shortText', question: asked, answer: 'x', solution: 'x' });
  return { text: question ? renderQuestion(question, ID).question : null, faults: faults.filter(({ part }) => part === 'question') };
};

export const previewQuestion = (library: Library, written: OwnQuestion): QuestionPreview => {
  const { question, faults } = checkQuestion(library, written);
  if (!question) {
    const sentence = sentenceOf(library, written);
    const more = sentence.faults.filter(({ message }) => faults.every(known => known.message !== message));
    return { question: null, solution: null, text: sentence.text, faults: [...more, ...faults] };
  }
  const rendered = renderQuestion(question, ID);
  return { question: viewOf(rendered, SEED, ID), solution: solutionOf(rendered, SEED, ID), text: null, faults };
};
