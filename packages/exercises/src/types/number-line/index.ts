import { mapFeedback, patternMisconceptions } from '../shared/texts.ts';
import { wordsOf } from '../shared/words.ts';
import type { TypeModule } from '../type-module.ts';
import { gradeNumberLine } from './grade.ts';
import { solveNumberLine } from './solution.ts';

export const numberLine: TypeModule<'numberLine'> = {
  grade: gradeNumberLine,
  showsParts: false,
  solution: solveNumberLine,
  explanation: ({ feedback }) => feedback?.correct,
  words: (_view, answer, escapeText) => wordsOf(answer, [], escapeText),
  mapTexts: (question, map) => ({ ...question, ...mapFeedback(question.feedback, map) }),
  misconceptions: ({ feedback }) => patternMisconceptions(feedback),
};
