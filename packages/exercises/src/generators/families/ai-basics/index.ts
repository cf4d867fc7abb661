import type { Family } from '../family.ts';
import { aiBankSort } from './ai-bank-sort.ts';
import { designCanvas } from './design-canvas.ts';
import { learningType } from './learning-type.ts';
import { misconceptions } from './misconceptions.ts';
import { nearestLabel } from './nearest-label.ts';
import { nextWord } from './next-word.ts';
import { pixelCount } from './pixel-count.ts';
import { recommenderScore } from './recommender-score.ts';
import { ruleVsLearned } from './rule-vs-learned.ts';
import { treeTrace } from './tree-trace.ts';

export const aiBasics: Family = {
  generators: [aiBankSort, ruleVsLearned, pixelCount, recommenderScore, nearestLabel, treeTrace, nextWord, learningType, designCanvas],
  misconceptions,
};
