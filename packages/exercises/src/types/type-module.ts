import type { GradeOptions, GradeResult } from '../grading/result.ts';
import type { Shown } from '../grading/shown.ts';
import type { Solution } from '../grading/solution-shape.ts';
import type { PublicOf } from '../questions/public-shape.ts';
import type { QuestionOf, QuestionType } from '../questions/schema.ts';
import type { MisconceptionSlot, TextMapper } from './shared/texts.ts';
import type { GivenAnswer } from './shared/words.ts';

/** All that the code must know of a question type, beside its schema and its public view. */
export interface TypeModule<T extends QuestionType> {
  /** Takes anything as an answer and never throws: what is no answer to this question comes back as a request. */
  grade: (question: QuestionOf<T>, answer: unknown, shown?: Shown, options?: GradeOptions) => GradeResult;
  /** Whether the parts of a reply may be shown while a second try is left: never when they would give the key away. */
  showsParts: boolean;
  /** The key in the ids that were shown. */
  solution: (question: QuestionOf<T>, shown?: Shown) => Solution;
  /** What a teacher reads when the author wrote no worked solution. */
  explanation: (question: QuestionOf<T>) => string | undefined;
  /** An answer that the pupil gave, as safe HTML; `escapeText` is for what was typed. */
  words: (view: PublicOf<T>, answer: GivenAnswer, escapeText: (text: string) => string) => string;
  /** Applies `map` to the texts that only this type has. */
  mapTexts: (question: QuestionOf<T>, map: TextMapper) => QuestionOf<T>;
  /** Where the question may name the misconception behind a wrong answer. */
  misconceptions: (question: QuestionOf<T>) => MisconceptionSlot[];
}
