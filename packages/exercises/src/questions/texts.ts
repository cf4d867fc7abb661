import { types } from '../types/registry.ts';
import type { MisconceptionSlot, TextMapper } from '../types/shared/texts.ts';
import type { Question, QuestionOf, QuestionType } from './schema.ts';

export type { MisconceptionSlot, TextMapper } from '../types/shared/texts.ts';

const mapOwn = <T extends QuestionType>(type: T, question: QuestionOf<T>, map: TextMapper): QuestionOf<T> =>
  types[type].mapTexts(question, map);

const slotsAs = <T extends QuestionType>(type: T, question: QuestionOf<T>): MisconceptionSlot[] => types[type].misconceptions(question);

/** Applies `map` to every text of a question a pupil may read; keys and values stay as they are. */
export function mapTexts(question: Question, map: TextMapper): Question {
  const mapped: Question = {
    ...question,
    question: map(question.question, ['question'], 'text'),
    hints: question.hints.map((hint, i) => map(hint, ['hints', i], 'text')),
    ...(question.solution === undefined ? {} : { solution: map(question.solution, ['solution'], 'text') }),
  };
  return mapOwn(mapped.type, mapped, map);
}

/** Every wrong answer of a question that has a text of its own, with the misconception it names. */
export const misconceptionSlots = (question: Question): MisconceptionSlot[] => slotsAs(question.type, question);
