import { rightExplanations } from '../shared/options.ts';
import { wordsOf } from '../shared/words.ts';
import type { TypeModule } from '../type-module.ts';
import { gradeMulti } from './grade.ts';
import { solveMulti } from './solution.ts';
import { mapMultiTexts, multiMisconceptions } from './texts.ts';

export const multi: TypeModule<'multi'> = {
  grade: gradeMulti,
  showsParts: false,
  solution: solveMulti,
  explanation: ({ options }) => rightExplanations(options),
  words: ({ answers }, answer, escapeText) => wordsOf(answer, answers, escapeText),
  mapTexts: mapMultiTexts,
  misconceptions: multiMisconceptions,
};
