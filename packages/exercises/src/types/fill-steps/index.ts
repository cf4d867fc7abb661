import { wordsOf } from '../shared/words.ts';
import type { TypeModule } from '../type-module.ts';
import { gradeFillSteps } from './grade.ts';
import { solveFillSteps } from './solution.ts';
import { fillStepsMisconceptions, mapFillStepsTexts } from './texts.ts';

export const fillSteps: TypeModule<'fillSteps'> = {
  grade: gradeFillSteps,
  // A wrong blank does not say what belongs there.
  showsParts: true,
  solution: solveFillSteps,
  explanation: ({ explanation }) => explanation,
  words: (_view, answer, escapeText) => wordsOf(answer, [], escapeText, ' ='),
  mapTexts: mapFillStepsTexts,
  misconceptions: fillStepsMisconceptions,
};
