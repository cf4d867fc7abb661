import type { QuestionType } from '../questions/schema.ts';
import { fillSteps } from './fill-steps/index.ts';
import { hotspot } from './hotspot/index.ts';
import { match } from './match/index.ts';
import { multi } from './multi/index.ts';
import { numberLine } from './number-line/index.ts';
import { numeric } from './numeric/index.ts';
import { order } from './order/index.ts';
import { shortText } from './short-text/index.ts';
import { single } from './single/index.ts';
import type { TypeModule } from './type-module.ts';

/** Every question type. A type of the schema that is missing here does not compile. */
export const types: { readonly [T in QuestionType]: TypeModule<T> } = {
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
