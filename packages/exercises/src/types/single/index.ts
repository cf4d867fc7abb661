import { rightExplanation } from '../shared/options.ts';
import { wordsOf } from '../shared/words.ts';
import type { TypeModule } from '../type-module.ts';
import { gradeSingle } from './grade.ts';
import { solveSingle } from './solution.ts';
import { mapSingleTexts, singleMisconceptions } from './texts.ts';

export const single: TypeModule<'single'> = {
  grade: gradeSingle,
  showsParts: false,
  solution: solveSingle,
  explanation: ({ options }) => rightExplanation(options),
  words: ({ answers }, answer, escapeText) => wordsOf(answer, answers, escapeText),
  mapTexts: mapSingleTexts,
  misconceptions: singleMisconceptions,
};
