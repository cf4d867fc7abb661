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
  /** In a list. */
  place: number | null;
  text: string;
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? { ...value } : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const textOf = (part: string, text: unknown, place: number | null = null): WrittenText[] => (isText(text) ? [{ part, place, text }] : []);
const textsOf = (part: string, texts: readonly unknown[]): WrittenText[] => texts.flatMap((text, place) => textOf(part, text, place));
/** A pair stands in one line. */
const pairLine = ({ left, right }: ReturnType<typeof fieldsOf>): string => [left, right].filter(isText).join(' – ');

const writtenIn = ({ question, options, items, pairs, solution, hints }: OwnQuestion): WrittenText[] => [
  ...textOf('question', question),
  ...textsOf(
    'options',
    listOf(options).map(option => fieldsOf(option).text),
  ),
  ...textsOf('items', listOf(items)),
  ...textsOf(
    'pairs',
    listOf(pairs).map(pair => pairLine(fieldsOf(pair))),
  ),
  ...textOf('solution', solution),
  ...textsOf('hints', listOf(hints)),
];

/** One text alone: it is checked and shown while the rest is still missing or wrong. */
const shownAlone = (library: Library, { part, place, text }: WrittenText) => {
  const { question, faults } = checkQuestion(library, { type: 'shortText', question: text, answer: 'x', solution: 'x' });
  return {
    drawn: { part, place, html: question ? renderQuestion(question, ID).question : escapeHtml(text) },
    faults: faults.filter(fault => fault.part === 'question' && fault.level === 'error').map(fault => placedAt(fault, part, place)),
  };
};

/** Options in the order of the form: the checks and the teacher name them by those letters. */
const inWrittenOrder = (view: PublicQuestion, idAt: (place: number) => string): PublicQuestion =>
  view.type === 'single' || view.type === 'multi'
    ? { ...view, answers: view.answers.flatMap((_, place) => view.answers.find(({ id }) => id === idAt(place)) ?? []) }
    : view;

export const previewQuestion = (library: Library, written: OwnQuestion): QuestionPreview => {
  const { question, faults } = checkQuestion(library, written);
  const alone = writtenIn(written).map(text => shownAlone(library, text));
  const drawn = alone.map(one => one.drawn);
  if (!question) {
    const found = alone.flatMap(one => one.faults);
    const more = found.filter(({ message }, i) => [...faults, ...found.slice(0, i)].every(known => known.message !== message));
    return { question: null, solution: null, drawn, faults: [...more, ...faults] };
  }
  const rendered = renderQuestion(question, ID);
  const view = inWrittenOrder(viewOf(rendered, SEED, ID), place => optionIdOf(rendered, SEED, ID, place));
  return { question: view, solution: solutionOf(rendered, SEED, ID), drawn, faults };
};
