import { renderQuestion } from '@eszkerek/content/question/render-question';
import type { PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import type { OwnQuestion, QuestionPreview } from '@eszkerek/contract/set-shapes';
import { escapeHtml } from '../../escape-html.ts';
import type { Library } from '../../library/library.ts';
import { optionIdOf, solutionOf, viewOf } from '../quiz/grading.ts';
import { placedAt } from './fault-messages.ts';
import { checkQuestion } from './own-question.ts';

const ID = 'elonezet';
/** Fixed: the options do not jump while the teacher types. */
const SEED = 'elonezet';

interface WrittenText {
  part: string;
  place: number;
  text: string;
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? { ...value } : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textsOf = (part: string, values: readonly unknown[]): WrittenText[] =>
  values.flatMap((text, place) => (typeof text === 'string' && text.trim() !== '' ? [{ part, place, text }] : []));

/** What the pupil chooses from; a pair stands in one line. */
const answersOf = ({ options, items, pairs }: OwnQuestion): WrittenText[] => [
  ...textsOf(
    'options',
    listOf(options).map(option => fieldsOf(option).text),
  ),
  ...textsOf('items', listOf(items)),
  ...textsOf(
    'pairs',
    listOf(pairs).map(pair => {
      const { left, right } = fieldsOf(pair);
      return [left, right].filter(side => typeof side === 'string' && side.trim() !== '').join(' – ');
    }),
  ),
];

/** One text alone: it is checked and shown while the rest is still missing or wrong. */
const shownAlone = (library: Library, written: WrittenText, place: number | null) => {
  const { question, faults } = checkQuestion(library, { type: 'shortText', question: written.text, answer: 'x', solution: 'x' });
  return {
    ...written,
    html: question ? renderQuestion(question, ID).question : null,
    faults: faults.filter(fault => fault.part === 'question' && fault.level === 'error').map(fault => placedAt(fault, written.part, place)),
  };
};

const partsOf = (library: Library, written: OwnQuestion): Pick<QuestionPreview, 'text' | 'answers' | 'faults'> => {
  const whole = (part: string) => textsOf(part, [written[part]]).map(text => shownAlone(library, text, null));
  const inList = (texts: readonly WrittenText[]) => texts.map(text => shownAlone(library, text, text.place));
  const sentence = whole('question');
  const answers = inList(answersOf(written));
  return {
    text: sentence[0]?.html ?? null,
    answers: answers.map(({ place, text, html }) => ({ place, html: html ?? escapeHtml(text) })),
    faults: [...sentence, ...answers, ...whole('solution'), ...inList(textsOf('hints', listOf(written.hints)))].flatMap(
      ({ faults }) => faults,
    ),
  };
};

/** Options in the order of the form: the checks and the teacher name them by those letters. */
const inWrittenOrder = (view: PublicQuestion, idAt: (place: number) => string): PublicQuestion =>
  view.type === 'single' || view.type === 'multi'
    ? { ...view, answers: view.answers.flatMap((_, place) => view.answers.find(({ id }) => id === idAt(place)) ?? []) }
    : view;

export const previewQuestion = (library: Library, written: OwnQuestion): QuestionPreview => {
  const { question, faults } = checkQuestion(library, written);
  if (!question) {
    const { text, answers, faults: found } = partsOf(library, written);
    const more = found.filter(({ message }, i) => [...faults, ...found.slice(0, i)].every(known => known.message !== message));
    return { question: null, solution: null, text, answers, faults: [...more, ...faults] };
  }
  const rendered = renderQuestion(question, ID);
  const view = inWrittenOrder(viewOf(rendered, SEED, ID), place => optionIdOf(rendered, SEED, ID, place));
  return { question: view, solution: solutionOf(rendered, SEED, ID), text: null, answers: [], faults };
};
