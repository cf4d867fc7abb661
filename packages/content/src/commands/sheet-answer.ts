import type { Question, QuestionOf, QuestionType } from '@eszkerek/exercises/questions/schema';
import { z } from 'zod';
import { type SheetAnswer, sheetAnswer, sheetForms } from './sheet-forms.ts';

export const sheetAnswers = z.record(z.string(), sheetAnswer);

const answerAs = <T extends QuestionType>(type: T, question: QuestionOf<T>, answer: SheetAnswer): unknown =>
  sheetForms[type].answer(question, answer);

/** A solver's answer to the sheet, as the grader takes answers. */
export const answerOfSheet = (question: Question, answer: SheetAnswer): unknown => answerAs(question.type, question, answer);
