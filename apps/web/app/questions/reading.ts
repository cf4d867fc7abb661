import type { AnswerValue, PublicItem, PublicOf, PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import type { QuestionType } from '@eszkerek/exercises/questions/schema';
import type { ComponentType } from 'react';
import { readFillSteps } from './fill-steps/reading.tsx';
import { readMatch } from './match/reading.tsx';
import { readMulti } from './multi/reading.tsx';
import { readNumberLine } from './number-line/reading.tsx';
import { readNumeric } from './numeric/reading.tsx';
import { readOrder } from './order/reading.tsx';
import { readShortText } from './short-text/reading.tsx';
import { readSingle } from './single/reading.tsx';

export type Mix = (items: readonly PublicItem[]) => PublicItem[];

/** How a question type is read back: on paper, in the list of answers, in a teacher's key. */
export interface Reading<T extends QuestionType> {
  /** Where the pupil writes on a printed sheet. */
  Print: ComponentType<{ question: PublicOf<T> }>;
  /** The key of a printed question, in the letters and numbers of its sheet. */
  printedKey: (question: PublicOf<T>) => string;
  /** The same question for the neighbour's sheet, its items in another order. */
  mixed: (question: PublicOf<T>, mix: Mix) => PublicOf<T>;
  /** An answer as the pupil reads it: texts instead of ids, what was typed as it was typed. */
  Words: ComponentType<{ question: PublicOf<T>; answer: AnswerValue }>;
  /** What a teacher needs beside the explanation, when the view itself does not show the key. */
  teacherKey: (question: PublicOf<T>) => string | null;
}

export const reading: { readonly [T in QuestionType]: Reading<T> } = {
  single: readSingle,
  multi: readMulti,
  numeric: readNumeric,
  shortText: readShortText,
  order: readOrder,
  match: readMatch,
  numberLine: readNumberLine,
  fillSteps: readFillSteps,
};

const printedKeyAs = <T extends QuestionType>(type: T, question: PublicOf<T>): string => reading[type].printedKey(question);
const mixedAs = <T extends QuestionType>(type: T, question: PublicOf<T>, mix: Mix): PublicQuestion => reading[type].mixed(question, mix);
const teacherKeyAs = <T extends QuestionType>(type: T, question: PublicOf<T>): string | null => reading[type].teacherKey(question);

export const printedKey = (question: PublicQuestion): string => printedKeyAs(question.type, question);
export const mixed = (question: PublicQuestion, mix: Mix): PublicQuestion => mixedAs(question.type, question, mix);
export const teacherKey = (question: PublicQuestion): string | null => teacherKeyAs(question.type, question);
