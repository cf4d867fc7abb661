import { rightTexts } from '@eszkerek/exercises/grading/grade-match';
import type { Question } from '@eszkerek/exercises/questions/schema';
import { z } from 'zod';
import { leftTexts, letterOf, placeOf } from './sheet-labels.ts';

const said = z.union([z.string(), z.number()]).transform(String);
const saidList = z.array(said);
const saidMap = z.record(z.string(), said);
export const sheetAnswers = z.record(z.string(), z.union([said, saidList, saidMap]));
type SheetAnswer = z.output<typeof sheetAnswers>[string];

export const numberOf = (place: number): string => String(place + 1);

/** A solver's answer to the sheet, as the grader takes answers. */
export function answerOfSheet(question: Question, answer: SheetAnswer): unknown {
  switch (question.type) {
    case 'single':
      return placeOf(
        said.parse(answer),
        question.options.map(option => option.text),
        letterOf,
      );
    case 'multi': {
      const texts = question.options.map(option => option.text);
      return saidList.parse(answer).map(one => placeOf(one, texts, letterOf));
    }
    case 'order':
      return saidList.parse(answer).map(one => placeOf(one, question.items, letterOf));
    case 'match':
      return Object.fromEntries(
        Object.entries(saidMap.parse(answer)).map(([left, right]) => [
          placeOf(left, leftTexts(question), numberOf),
          placeOf(right, rightTexts(question), letterOf),
        ]),
      );
    case 'fillSteps':
      return saidMap.parse(answer);
    default:
      return said.parse(answer);
  }
}
