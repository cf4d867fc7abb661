import type { AnswerValue, PublicItem, PublicOf, Solution } from '@eszkerek/contract/quiz-shapes';
import type { QuestionType } from '@eszkerek/exercises/questions/schema';
import type { ComponentType } from 'react';

export type Mix = (items: readonly PublicItem[]) => PublicItem[];

/** How a question type is read back: on paper, in the list of answers, in a teacher's key. */
export interface Reading<T extends QuestionType> {
  /** Where the pupil writes on a printed sheet. */
  Print: ComponentType<{ question: PublicOf<T> }>;
  /** The key of a printed question, in the letters and numbers of its sheet. */
  printedKey: (question: PublicOf<T>) => string;
  /** The same question for the neighbour's sheet, its items in another order. */
  mixed: (question: PublicOf<T>, mix: Mix) => PublicOf<T>;
  /** An answer as the pupil reads it: texts instead of ids, what was typed as it was typed. With `solution` it tells which parts were wrong. */
  Words: ComponentType<{ question: PublicOf<T>; answer: AnswerValue; solution?: Solution | undefined }>;
  /** In the list of answers, instead of the bare figure: what was chosen and what is right, marked on it. */
  Marked?: ComponentType<{ question: PublicOf<T>; given: readonly AnswerValue[]; solution: Solution }>;
  /** The answer area without inputs, e.g. a number line, for the live board: explanations refer to it. With `solution` it marks the right answer. */
  Scene?: ComponentType<{ question: PublicOf<T>; solution: Solution | null }>;
  /** What a teacher needs beside the explanation, when the view itself does not show the key. */
  teacherKey: (question: PublicOf<T>) => string | null;
}
