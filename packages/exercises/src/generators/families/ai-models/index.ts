import type { Family } from '../family.ts';
import { biasRates } from './bias-rates.ts';
import { confusionMatrix } from './confusion-matrix.ts';
import { knn } from './knn.ts';
import { misconceptions } from './misconceptions.ts';
import { neuron } from './neuron.ts';
import { tokenProb } from './token-prob.ts';

export const aiModels: Family = { generators: [knn, tokenProb, neuron, biasRates, confusionMatrix], misconceptions };
