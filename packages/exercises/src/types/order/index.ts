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
    ...(question.other === undefined ? {} : { other: map(question.other, ['other'], 'text') }),
    ...(question.reversed && {
      reversed: { ...question.reversed, explanation: map(question.reversed.explanation, ['reversed', 'explanation'], 'text') },
    }),
  }),
  misconceptions: ({ items, reversed }) =>
    reversed
      ? [
          {
            id: reversed.misconception,
            path: ['reversed'],
            required: false,
            answer: items.toReversed().join(', '),
            explanation: reversed.explanation,
          },
        ]
      : [],
};
