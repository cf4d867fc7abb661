import { z } from 'zod';
import { fillStepsQuestion } from '../types/fill-steps/schema.ts';
import { hotspotQuestion } from '../types/hotspot/schema.ts';
import { matchQuestion } from '../types/match/schema.ts';
import { multiQuestion } from '../types/multi/schema.ts';
import { numberLineQuestion } from '../types/number-line/schema.ts';
import { numericQuestion } from '../types/numeric/schema.ts';
import { orderQuestion } from '../types/order/schema.ts';
import { shortTextQuestion } from '../types/short-text/schema.ts';
import { singleQuestion } from '../types/single/schema.ts';

export { checkCode, misconceptionId } from '../types/shared/fields.ts';

/**
 * A question as its author (or a generator) writes it: with keys, hints and explanations.
 * It never travels to a pupil as it stands; `public-view.ts` builds what may be shown.
 * This list names the question types: a new line here is a compile error wherever a type is missing.
 */
export const question = z.discriminatedUnion('type', [
  singleQuestion,
  multiQuestion,
  numericQuestion,
  shortTextQuestion,
  orderQuestion,
  matchQuestion,
  numberLineQuestion,
  fillStepsQuestion,
  hotspotQuestion,
]);

export type Question = z.output<typeof question>;
export type QuestionInput = z.input<typeof question>;
export type QuestionType = Question['type'];
type Questions = { [T in QuestionType]: Extract<Question, { type: T }> };
export type QuestionOf<T extends QuestionType> = Questions[T];
