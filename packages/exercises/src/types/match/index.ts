import { wordsOf } from '../shared/words.ts';
import type { TypeModule } from '../type-module.ts';
import { gradeMatch } from './grade.ts';
import { solveMatch } from './solution.ts';
import { mapMatchTexts, matchMisconceptions } from './texts.ts';

export const match: TypeModule<'match'> = {
  grade: gradeMatch,
  showsParts: false,
  solution: solveMatch,
  explanation: ({ explanation }) => explanation,
  words: ({ left, right }, answer, escapeText) => wordsOf(answer, [...left, ...right], escapeText, ' →'),
  mapTexts: mapMatchTexts,
  misconceptions: matchMisconceptions,
};
