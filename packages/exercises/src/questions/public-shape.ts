import { z } from 'zod';
import { publicFillSteps } from '../types/fill-steps/schema.ts';
import { publicHotspot } from '../types/hotspot/schema.ts';
import { publicMatch } from '../types/match/schema.ts';
import { publicMulti } from '../types/multi/schema.ts';
import { publicNumberLine } from '../types/number-line/schema.ts';
import { publicNumeric } from '../types/numeric/schema.ts';
import { publicOrder } from '../types/order/schema.ts';
import type { publicFields, publicItem } from '../types/shared/public-fields.ts';
import { publicShortText } from '../types/short-text/schema.ts';
import { publicSingle } from '../types/single/schema.ts';
import type { QuestionType } from './schema.ts';

/** A question as a pupil may see it. `correct`, `answer` and `explanation` are there only for a teacher in teacher mode. */
export const publicQuestion = z.discriminatedUnion('type', [
  publicSingle,
  publicMulti,
  publicNumeric,
  publicShortText,
  publicOrder,
  publicMatch,
  publicNumberLine,
  publicFillSteps,
  publicHotspot,
]);

export type PublicQuestion = z.output<typeof publicQuestion>;
type PublicQuestions = { [T in QuestionType]: Extract<PublicQuestion, { type: T }> };
export type PublicOf<T extends QuestionType> = PublicQuestions[T];
export type PublicItem = z.output<typeof publicItem>;
/** What `publicView` fills in for every type. */
export type PublicFrame = z.output<z.ZodObject<typeof publicFields>>;
