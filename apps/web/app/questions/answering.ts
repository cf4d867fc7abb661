import type { AnswerValue, PublicOf, PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import type { QuestionType } from '@eszkerek/exercises/questions/schema';
import type { Answering } from './answering-type.ts';
import { fillSteps } from './fill-steps/index.ts';
import { hotspot } from './hotspot/index.ts';
import { match } from './match/index.ts';
import { multi } from './multi/index.ts';
import { numberLine } from './number-line/index.ts';
import { numeric } from './numeric/index.ts';
import { order } from './order/index.ts';
import { LETTERS } from './shared/letters.ts';
import { shortText } from './short-text/index.ts';
import { single } from './single/index.ts';

/** Every question type; what only the quiz needs of a type is in `reading.ts`, so that lessons do not load it. */
export const answering: { readonly [T in QuestionType]: Answering<T> } = {
  single,
  multi,
  numeric,
  shortText,
  order,
  match,
  numberLine,
  fillSteps,
  hotspot,
};

const lettersAs = <T extends QuestionType>(type: T, question: PublicOf<T>): number => answering[type].letters(question);

const missingAs = <T extends QuestionType>(type: T, question: PublicOf<T>, value: AnswerValue | null): string | null =>
  answering[type].missing?.(question, value) ?? null;

/** What has to be added before the answer can be checked. */
export const missingPart = (question: PublicQuestion, value: AnswerValue | null): string | null =>
  missingAs(question.type, question, value);

/** The last letter key that chooses an answer of this question. */
export const lastLetter = (question: PublicQuestion): string | null => LETTERS[lettersAs(question.type, question) - 1] ?? null;
