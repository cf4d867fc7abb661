import { mapFeedback, patternMisconceptions } from '../shared/texts.ts';
import { wordsOf } from '../shared/words.ts';
import type { TypeModule } from '../type-module.ts';
import { gradeNumeric } from './grade.ts';
import { solveNumeric } from './solution.ts';

export const numeric: TypeModule<'numeric'> = {
  grade: gradeNumeric,
  showsParts: false,
  solution: solveNumeric,
  explanation: ({ feedback }) => feedback?.correct,
  words: (_view, answer, escapeText) => wordsOf(answer, [], escapeText),
  mapTexts: (question, map) => ({ ...question, ...mapFeedback(question.feedback, map) }),
  misconceptions: ({ feedback }) => patternMisconceptions(feedback),
};
