import { mapFeedback, patternMisconceptions } from '../shared/texts.ts';
import { wordsOf } from '../shared/words.ts';
import type { TypeModule } from '../type-module.ts';
import { gradeShortText } from './grade.ts';
import { solveShortText } from './solution.ts';

export const shortText: TypeModule<'shortText'> = {
  grade: gradeShortText,
  showsParts: false,
  solution: solveShortText,
  explanation: ({ feedback }) => feedback?.correct,
  words: (_view, answer, escapeText) => wordsOf(answer, [], escapeText),
  mapTexts: (question, map) => ({ ...question, ...mapFeedback(question.feedback, map) }),
  misconceptions: ({ feedback }) => patternMisconceptions(feedback),
};
