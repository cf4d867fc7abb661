import type { Family } from '../family.ts';
import { knn } from './knn.ts';
import { misconceptions } from './misconceptions.ts';
import { neuron } from './neuron.ts';
import { tokenProb } from './token-prob.ts';

export const aiModels: Family = { generators: [knn, tokenProb, neuron], misconceptions };
