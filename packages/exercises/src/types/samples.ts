import type { Question, QuestionOf, QuestionType } from '../questions/schema.ts';
import { fillStepsSample } from './fill-steps/sample.ts';
import { hotspotSample } from './hotspot/sample.ts';
import { matchSample } from './match/sample.ts';
import { multiSample } from './multi/sample.ts';
import { numberLineSample } from './number-line/sample.ts';
import { numericSample } from './numeric/sample.ts';
import { orderSample } from './order/sample.ts';
import { shortTextSample } from './short-text/sample.ts';
import { singleSample } from './single/sample.ts';

/** One question of every type, with its right answer in the author's order; used by the tests of grading and views. */
const samples: { readonly [T in QuestionType]: { question: QuestionOf<T>; right: unknown } } = {
  single: singleSample,
  multi: multiSample,
  numeric: numericSample,
  shortText: shortTextSample,
  order: orderSample,
  match: matchSample,
  numberLine: numberLineSample,
  fillSteps: fillStepsSample,
  hotspot: hotspotSample,
};

type Sample = { readonly question: Question; readonly right: unknown };

export const SAMPLES: readonly Sample[] = Object.values(samples);
export const sampleOf = (type: QuestionType): Sample => samples[type];
