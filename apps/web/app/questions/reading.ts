import type { PublicOf, PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import type { QuestionType } from '@eszkerek/exercises/questions/schema';
import { readFillSteps } from './fill-steps/reading.tsx';
import { readHotspot } from './hotspot/reading.tsx';
import { readMatch } from './match/reading.tsx';
import { readMulti } from './multi/reading.tsx';
import { readNumberLine } from './number-line/reading.tsx';
import { readNumeric } from './numeric/reading.tsx';
import { readOrder } from './order/reading.tsx';
import type { Mix, Reading } from './reading-type.ts';
import { readShortText } from './short-text/reading.tsx';
import { readSingle } from './single/reading.tsx';

export const reading: { readonly [T in QuestionType]: Reading<T> } = {
  single: readSingle,
  multi: readMulti,
  numeric: readNumeric,
  shortText: readShortText,
  order: readOrder,
  match: readMatch,
  numberLine: readNumberLine,
  fillSteps: readFillSteps,
  hotspot: readHotspot,
};

const printedKeyAs = <T extends QuestionType>(type: T, question: PublicOf<T>): string => reading[type].printedKey(question);
const mixedAs = <T extends QuestionType>(type: T, question: PublicOf<T>, mix: Mix): PublicQuestion => reading[type].mixed(question, mix);
const teacherKeyAs = <T extends QuestionType>(type: T, question: PublicOf<T>): string | null => reading[type].teacherKey(question);

export const printedKey = (question: PublicQuestion): string => printedKeyAs(question.type, question);
export const mixed = (question: PublicQuestion, mix: Mix): PublicQuestion => mixedAs(question.type, question, mix);
export const teacherKey = (question: PublicQuestion): string | null => teacherKeyAs(question.type, question);
