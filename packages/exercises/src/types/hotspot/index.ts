import { rightExplanation, solveOptions } from '../shared/options.ts';
import { withText } from '../shared/solution.ts';
import { wordsOf } from '../shared/words.ts';
import type { TypeModule } from '../type-module.ts';
import { gradeHotspot } from './grade.ts';

export const hotspot: TypeModule<'hotspot'> = {
  grade: gradeHotspot,
  showsParts: false,
  solution: ({ spots, solution }, shown) => withText(solveOptions(spots, shown), solution ?? rightExplanation(spots)),
  explanation: ({ spots }) => rightExplanation(spots),
  words: ({ spots }, answer, escapeText) => wordsOf(answer, spots, escapeText),
  mapTexts: (question, map) => ({
    ...question,
    spots: question.spots.map((spot, i) => ({ ...spot, explanation: map(spot.explanation, ['spots', i, 'explanation'], 'text') })),
  }),
  misconceptions: ({ spots }) =>
    spots.flatMap(({ id, correct, misconception, explanation }, i) =>
      correct ? [] : [{ id: misconception, path: ['spots', i], required: true, answer: id, explanation }],
    ),
};
