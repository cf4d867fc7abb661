import { wordsOf } from '../shared/words.ts';
import type { TypeModule } from '../type-module.ts';
import { gradeOrder } from './grade.ts';
import { solveOrder } from './solution.ts';

export const order: TypeModule<'order'> = {
  grade: gradeOrder,
  showsParts: false,
  solution: solveOrder,
  explanation: ({ explanation }) => explanation,
  words: ({ answers }, answer, escapeText) => wordsOf(answer, answers, escapeText),
  mapTexts: (question, map) => ({
    ...question,
    items: question.items.map((item, i) => map(item, ['items', i], 'text')),
    explanation: map(question.explanation, ['explanation'], 'text'),
  }),
  misconceptions: () => [],
};
